// What no recording holds: who somebody is, where they are, keys to accounts. docs/qa.md says the same in words.
import { countrySpecs, isValidIBAN } from 'ibantools';

/** Fields that are never kept, whatever stands before their name ('pending_email') or numbers it ('phone2'); written in snake or camel case. */
const names = [
  'password', 'passwd', 'pwd', 'secret', 'token', 'otp', 'pin', 'auth', 'authorization', 'cookie', 'csrf', 'session', 'session_id', 'sid', 'phpsessid', 'api_?key', 'private_key', 'access_key', 'p256dh', 'signature', 'hash',
  'e_?mail', 'e_?mail_?address', 'phone', 'phone_?number', 'tele(?:phone|foon|fon)', 'mobile', 'msisdn', 'iban', 'bic', 'swift', 'account_?number', 'card_?number', 'cvc', 'cvv', 'holder',
  'address', 'address_line', 'street', 'house_?number', 'zip', 'zip_?code', 'post_?code', 'postal_?code', 'lat', 'latitude', 'lon', 'lng', 'longitude', 'ip', 'ip_?address', 'date_of_birth', 'birth_?da(?:te|y)', 'dob', 'bsn',
];
const secret = new RegExp(`^(?:\\w+_)?(?:${names.join('|')})_?\\d?$`);
const inAddress = new RegExp(`([?&;](?:\\w+[_-])?(?:${names.join('|')}|unsubscribe|code|key)=)[^&#;\\s"'<>]+`, 'gi');
/** A file of a photo for a sharp screen has an @ too. */
const mail = /[^\s@"'<>()[\],;:=&?/]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+(?!(?:webp|png|jpe?g|gif|svg|avif)\b)\p{L}{2,}/giu;
const snake = (key: string) => key.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll('-', '_').toLowerCase();

/** What a site says of itself in its settings. */
const ofSite = (key: string) => key.startsWith('support_');

/** An address without what was asked with it, and without parts of its path that nobody could make up. */
function bareAddress(address: string): string {
  const bare = address.replace(/[?#].*$/s, '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/@]*@/i, '$1');
  return bare.replaceAll(/(?<=\/)[\w.~-]{16,}(?=\/|$)/g, (part) => (/\d/.test(part) && /[a-z]/i.test(part) ? 'hidden' : part));
}

const start = /(?<![A-Z\d])([A-Z]{2})\d{2}/i;

/** A text without the account numbers in it: those whose check digits are right, written in one or in groups. */
function withoutAccounts(text: string): string {
  let kept = '';
  let rest = text;
  for (let found = start.exec(rest); found; found = start.exec(rest)) {
    const length = countrySpecs[found[1]!.toUpperCase()]?.chars;
    const written = length ? new RegExp(`^(?:[A-Z\\d][ .-]?){${length - 1}}[A-Z\\d](?![A-Z\\d])`, 'i').exec(rest.slice(found.index))?.[0] : undefined;
    const isAccount = written !== undefined && isValidIBAN(written.replaceAll(/[ .-]/g, '').toUpperCase());
    const over = found.index + (isAccount ? written.length : 2);
    kept += isAccount ? `${rest.slice(0, found.index)}(IBAN)` : rest.slice(0, over);
    rest = rest.slice(over);
  }
  return kept + rest;
}

function textWithoutSecrets(key: string, text: string): string {
  if (ofSite(key)) return text;
  const address = /(?:url|uri|href|link|location)$/i.test(key) ? bareAddress(text) : text;
  return withoutAccounts(address.replaceAll(inAddress, '$1hidden').replaceAll(mail, 'somebody@qa.example'));
}

/** What stands in the place of a secret, with all that is in it: of the same kind, so that it is read as before. */
function hidden(key: string, value: unknown): unknown {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map((each) => hidden(key, each));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hidden(name, each)]));
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\d/.test(value)) return `1990-01-01${value.slice(10).replaceAll(/\d/g, '0')}`;
  if (value === '') return value;
  return /^-?[\d.]+$/.test(value) ? '0' : `${key}@qa.example`;
}

/** A query or a body with its secrets taken out, to be kept in a file. `company`: the address in it is the one of the site's company. */
export function withoutSecrets(value: unknown, key = '', company = false): unknown {
  if (typeof value === 'string') return textWithoutSecrets(key, value);
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, key, company));
  if (typeof value !== 'object' || value === null) return value;
  const isHidden = (name: string) => secret.test(snake(name)) && !ofSite(name) && !(company && name === 'address');
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, isHidden(name) ? hidden(name, each) : withoutSecrets(each, name, company)]));
}
