// Which addresses a push message may ever be sent to: the browsers' own services, never something inside our network. (bar S10)
import { isIP } from 'node:net';

/** Whether `address` is an https address of a public host name, on the usual port, without a login in it. */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const publicName = host.includes('.') && isIP(host) === 0 && !/\.(local|localhost|internal|lan|home|arpa|test)$/.test(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && publicName;
}
