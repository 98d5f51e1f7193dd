// Whether a request was made on the machine that the server runs on: what the demo shows to whoever started it, it shows to nobody else.
import { hostName } from './site-key';

/** The header that marks a request which came through a proxy that TRUSTED_PROXIES does not count; a request's own is taken away before anything reads it. */
export const uncountedProxy = 'x-uncounted-proxy';

/** Whether a host is one that only this machine reaches: those of the demo sites. */
export function isOwnMachine(host: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
}

/** Whether a network address, or a list of them, is this machine's own. */
export function isOwnAddress(addresses: string): boolean {
  return addresses.split(',').every((each) => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(each.trim()));
}

/**
 * Whether a browser on this machine asks for one of the machine's own names. `client`: its network address; null where none is known, as in
 * development, counts as this machine. What came through an uncounted proxy may be from anywhere.
 */
export function isFromThisMachine(headers: Headers, client: string | null): boolean {
  const name = hostName(headers.get('host'));
  return name !== null && isOwnMachine(name) && (client === null || isOwnAddress(client)) && !headers.has(uncountedProxy);
}
