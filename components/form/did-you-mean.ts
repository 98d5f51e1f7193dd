import mailcheck from 'mailcheck';

// Providers where members of the eleven languages have their mail. mailcheck's own list is not asked beside it: what is not here may be taken for a slip.
const domains = [
  'gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'mailbox.org',
  'live.nl', 'hotmail.nl', 'outlook.nl', 'ziggo.nl', 'kpnmail.nl', 'planet.nl', 'home.nl', 'hetnet.nl', 'xs4all.nl', 'casema.nl', 'upcmail.nl', 'chello.nl', 'quicknet.nl', 'tele2.nl', 'zeelandnet.nl', 'online.nl', 'hccnet.nl', 'wanadoo.nl',
  'live.be', 'hotmail.be', 'outlook.be', 'telenet.be', 'skynet.be', 'proximus.be', 'scarlet.be', 'voo.be',
  'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'online.de', 'freenet.de', 'hotmail.de', 'outlook.de', 'yahoo.de', 'alice.de', 'live.de', 'arcor.de', 'posteo.de', 'vodafone.de', 'aol.de', 'aon.at', 'chello.at', 'bluewin.ch', 'hispeed.ch', 'sunrise.ch',
  'orange.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'wanadoo.fr', 'hotmail.fr', 'yahoo.fr', 'outlook.fr', 'live.fr', 'neuf.fr', 'bbox.fr', 'numericable.fr', 'club-internet.fr', 'gmx.fr',
  'hotmail.co.uk', 'yahoo.co.uk', 'live.co.uk', 'btinternet.com', 'sky.com', 'virginmedia.com', 'talktalk.net', 'eircom.net', 'bigpond.com', 'optusnet.com.au', 'comcast.net', 'verizon.net',
  'libero.it', 'virgilio.it', 'alice.it', 'email.it', 'tiscali.it', 'tin.it', 'tim.it', 'fastwebnet.it', 'inwind.it', 'hotmail.it', 'yahoo.it', 'outlook.it', 'live.it',
  'hotmail.es', 'yahoo.es', 'outlook.es', 'live.es', 'movistar.es', 'telefonica.net', 'terra.es', 'orange.es', 'ono.com', 'euskaltel.net',
  'wp.pl', 'tlen.pl', 'poczta.onet.pl', 'op.pl', 'vp.pl', 'o2.pl', 'go2.pl', 'onet.pl', 'onet.eu', 'orange.pl', 'interia.pl', 'interia.eu', 'gazeta.pl', 'poczta.fm',
  'email.com', 'telia.com', 'hotmail.se', 'live.se', 'yahoo.se', 'home.se', 'comhem.se', 'bredband.net', 'spray.se', 'tele2.se', 'bahnhof.se',
  'online.no', 'hotmail.no', 'live.no', 'getmail.no', 'broadpark.no', 'lyse.net', 'mail.dk', 'hotmail.dk', 'live.dk', 'youmail.dk', 'stofanet.dk', 'privat.dk', 'jubii.dk',
  'kolumbus.fi', 'luukku.com', 'elisanet.fi', 'saunalahti.fi', 'welho.com', 'suomi24.fi', 'pp.inet.fi',
];
// An ending that is listed is never taken for a slip of another.
const topLevelDomains = [
  'com', 'net', 'org', 'edu', 'gov', 'info', 'biz', 'eu', 'nl', 'be', 'de', 'at', 'ch', 'fr', 'lu', 'it', 'es', 'pl', 'se', 'no', 'dk', 'fi', 'ie', 'co.uk', 'org.uk', 'uk', 'us', 'ca', 'com.au', 'au',
  'pt', 'cz', 'hu', 'ro', 'gr', 'is', 'ru', 'in', 'jp', 'br', 'tr', 'me', 'io', 'ai', 'tv', 'cc', 'co', 'app', 'dev', 'pro', 'test', 'example',
];

/** Names that providers have in many countries. */
const secondLevelDomains = ['hotmail', 'outlook', 'yahoo', 'live', 'gmx', 'mail', 'email'];

/** Endings that are none, as 'com' slips from the fingers. */
const slips = /\.(?:con|cmo|ocm|comm|cim|vom|xom|coom|c0m)$/i;

/** Google gives its mail one name in every country. */
const countryGmail = /@gmail\.(?:[a-z]{2}|(?:com?)\.[a-z]{2})$/i;

/** How many letters are missing, too many, others or the wrong way round. */
function lettersApart(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const turned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(Math.min(rows[row - 1]![column]! + 1, line[column - 1]! + 1, rows[row - 1]![column - 1]! + same, turned ? rows[row - 2]![column - 2]! + 1 : Infinity));
    }
    rows.push(line);
  }
  return rows[one.length]![other.length]!;
}

/** One letter in five, and more in a longer name: of a short name every other is near. */
function near(typed: string, meant: string): number {
  const apart = lettersApart(typed, meant);
  return apart * 4 < Math.max(typed.length, meant.length) ? apart : Infinity;
}

/** How far a name, or a name with its ending, is from one that may be meant. An ending is the same, or was left off too early: another one is another country's. */
function distance(typed: string, meant: string): number {
  const [name = '', ...ending] = typed.split('.');
  const [meantName = '', ...meantEnding] = meant.split('.');
  if (ending.length === 0 && meantEnding.length === 0) return near(typed, meant);
  const wholeEnding = meantEnding.join('.');
  if (!ending.join('.') || !wholeEnding.startsWith(ending.join('.'))) return Infinity;
  return name === meantName ? 0.5 : near(name, meantName);
}

/** The address that was probably meant ('jan@gmial.com' gives 'jan@gmail.com'), or null. */
export function suggestedEmail(email: string): string | null {
  const trimmed = email.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(trimmed)) return null;
  // An ending that cannot be meant would draw the whole address towards another provider.
  const mended = trimmed.replace(slips, '.com').replace(countryGmail, '@gmail.com');
  const meant = mailcheck.run({ email: mended, domains, secondLevelDomains, topLevelDomains, distanceFunction: distance })?.full ?? mended;
  return meant.toLowerCase() === trimmed.toLowerCase() ? null : meant;
}
