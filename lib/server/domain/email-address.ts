// What an e-mail address is, and the key by which an account is found by it. Specification, section 5. (V02, V05)
import { domainToASCII } from 'node:url';

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

export type EmailAddress = {
  /** As typed, without the spaces round it: where mails go. */
  address: string;
  /** In lower case, its domain as the network writes it: what accounts are found by. */
  key: string;
};

/** Reads an address; null for what is none. A domain may be written in any letters. */
export function readEmail(typed: string): EmailAddress | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const before = address.slice(0, at);
  if (at < 1 || address.length > 254 || before.length > 64 || !local.test(before)) return null;
  const host = address.slice(at + 1);
  if (/[\s/?#:\\@[\]%]/.test(host)) return null;
  const ascii = domainToASCII(host);
  if (ascii.length > 253 || !domain.test(ascii)) return null;
  return { address, key: `${before.toLowerCase()}@${ascii}` };
}

/** The key of whatever was typed: that of the address, or the text itself, which then finds nobody. */
export function emailKeyOf(typed: string): string {
  return readEmail(typed)?.key ?? typed.trim().toLowerCase();
}
