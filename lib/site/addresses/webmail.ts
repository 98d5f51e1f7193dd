/** Where somebody reads their mail in a browser, or in the app that a phone opens at that address. */
export type Webmail = { name: string; address: string };

const gmail: Webmail = { name: 'Gmail', address: 'https://mail.google.com/mail/' };
const outlook: Webmail = { name: 'Outlook', address: 'https://outlook.live.com/mail/' };
const yahoo: Webmail = { name: 'Yahoo Mail', address: 'https://mail.yahoo.com/' };
const icloud: Webmail = { name: 'iCloud Mail', address: 'https://www.icloud.com/mail/' };
const proton: Webmail = { name: 'Proton Mail', address: 'https://mail.proton.me/' };
const gmx: Webmail = { name: 'GMX', address: 'https://www.gmx.net/' };

const byDomain = new Map<string, Webmail>([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, gmail] as const),
  ...['proton.me', 'protonmail.com', 'pm.me'].map((domain) => [domain, proton] as const),
  ...['icloud.com', 'me.com', 'mac.com'].map((domain) => [domain, icloud] as const),
  ...['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'].map((domain) => [domain, gmx] as const),
  ['web.de', { name: 'WEB.DE', address: 'https://web.de/' }],
  ['wp.pl', { name: 'WP Poczta', address: 'https://poczta.wp.pl/' }],
  ['o2.pl', { name: 'o2 Poczta', address: 'https://poczta.o2.pl/' }],
  ['onet.pl', { name: 'Onet Poczta', address: 'https://poczta.onet.pl/' }],
  ['interia.pl', { name: 'Interia Poczta', address: 'https://poczta.interia.pl/' }],
  ['libero.it', { name: 'Libero Mail', address: 'https://mail.libero.it/' }],
  ['orange.fr', { name: 'Orange Mail', address: 'https://mail.orange.fr/' }],
  ['laposte.net', { name: 'Laposte.net', address: 'https://www.laposte.net/' }],
  ['ziggo.nl', { name: 'Ziggo Webmail', address: 'https://webmail.ziggo.nl/' }],
  ['kpnmail.nl', { name: 'KPN Webmail', address: 'https://webmail.kpnmail.nl/' }],
]);

/** These two have a domain for each country: hotmail.nl, yahoo.co.uk. */
const byFirstPart = new Map<string, Webmail>([
  ...['outlook', 'hotmail', 'live', 'msn'].map((part) => [part, outlook] as const),
  ...['yahoo', 'ymail', 'rocketmail'].map((part) => [part, yahoo] as const),
]);

/** Where the mail to an address is read, by its domain; undefined for a domain of which nobody knows that. (S03) */
export function webmailOf(email: string): Webmail | undefined {
  const domain = email.trim().toLowerCase().split('@').at(1) ?? '';
  return byDomain.get(domain) ?? (/^[a-z]+\.(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2})$/.test(domain) ? byFirstPart.get(domain.split('.')[0]!) : undefined);
}
