import mailcheck from 'mailcheck';

// Providers where members of the eleven languages have their mail. mailcheck's own list is not asked beside it: what is not here may be taken for a slip.
const domains = [
  'gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'mailbox.org',
  'live.nl', 'hotmail.nl', 'outlook.nl', 'ziggo.nl', 'kpnmail.nl', 'planet.nl', 'home.nl', 'hetnet.nl', 'xs4all.nl', 'casema.nl', 'upcmail.nl', 'online.nl', 'hccnet.nl', 'wanadoo.nl',
  'live.be', 'telenet.be', 'skynet.be', 'proximus.be',
  'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'online.de', 'freenet.de', 'hotmail.de', 'outlook.de', 'yahoo.de', 'alice.de', 'bluewin.ch',
  'orange.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'wanadoo.fr', 'hotmail.fr', 'yahoo.fr', 'hotmail.co.uk', 'yahoo.co.uk', 'btinternet.com',
  'libero.it', 'virgilio.it', 'alice.it', 'email.it', 'hotmail.it', 'hotmail.es', 'yahoo.es', 'wp.pl', 'op.pl', 'vp.pl', 'o2.pl', 'go2.pl', 'onet.pl', 'onet.eu', 'orange.pl', 'interia.pl', 'interia.eu', 'gazeta.pl', 'poczta.fm',
  'telia.com', 'hotmail.se', 'home.se', 'online.no', 'hotmail.no', 'getmail.no', 'lyse.net', 'mail.dk', 'hotmail.dk', 'youmail.dk', 'kolumbus.fi', 'luukku.com',
];
// An ending that is listed is never taken for a slip of another.
const topLevelDomains = [
  'com', 'net', 'org', 'edu', 'gov', 'info', 'biz', 'eu', 'nl', 'be', 'de', 'at', 'ch', 'fr', 'lu', 'it', 'es', 'pl', 'se', 'no', 'dk', 'fi', 'ie', 'co.uk', 'org.uk', 'uk', 'us', 'ca', 'com.au', 'au',
  'pt', 'cz', 'hu', 'ro', 'gr', 'is', 'ru', 'in', 'jp', 'br', 'tr', 'me', 'io', 'ai', 'tv', 'cc', 'co', 'app', 'dev', 'pro', 'test', 'example',
];

/** Endings that are none, as 'com' slips from the fingers. */
const slips = /\.(?:con|cmo|ocm|comm|cim|vom|xom|coom|c0m)$/i;

/** Google gives its mail one name in every country. */
const countryGmail = /@gmail\.(?:[a-z]{2}|(?:com?)\.[a-z]{2})$/i;

/** The address that was probably meant ('jan@gmial.com' gives 'jan@gmail.com'), or null. */
export function suggestedEmail(email: string): string | null {
  const trimmed = email.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(trimmed)) return null;
  // An ending that cannot be meant would draw the whole address towards another provider.
  const mended = trimmed.replace(slips, '.com').replace(countryGmail, '@gmail.com');
  const meant = mailcheck.run({ email: mended, domains, topLevelDomains })?.full ?? mended;
  return meant.toLowerCase() === trimmed.toLowerCase() ? null : meant;
}
