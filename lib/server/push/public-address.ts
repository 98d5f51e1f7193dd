// Which network addresses lie outside: what somebody names from outside leads to none of ours. (bar S10)
import { BlockList, isIP } from 'node:net';

const inside4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24',
  '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
];
// Everything that is given out lies in 2000::/3; what of it stands for another network, or for nothing, is left out.
const inside6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const list = (ranges: readonly string[], family: 'ipv4' | 'ipv6') => {
  const blocked = new BlockList();
  for (const range of ranges) {
    const [net, length] = range.split('/') as [string, string];
    blocked.addSubnet(net, Number(length), family);
  }
  return blocked;
};
const blocked4 = list(inside4, 'ipv4');
const blocked6 = list(inside6, 'ipv6');
const given6 = list(['2000::/3'], 'ipv6');

/** Whether an address (of either family) is one of the public internet's. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked4.check(address, 'ipv4');
  return family === 6 && given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}
