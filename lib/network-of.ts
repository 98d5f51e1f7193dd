// Which addresses are counted as one visitor's. Bars S8, S16.

const groupsOf = (text: string | undefined) => (text ? text.split(':') : []);

/**
 * The network that is counted as one visitor: an address of IPv4 is itself; of IPv6 a connection is given 2^64 of them, which share the first half.
 * What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!/^[\da-f.]*:[\da-f:.]*$/i.test(plain)) return address;
  const [before, after] = plain.split('::', 2);
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const groups = [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
