import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

it.each(['8.8.8.8', '142.250.179.170', '2a00:1450:400e:80c::200a', '2606:4700::1111'])('%s is outside', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1',
  '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', '2001::1', '2001:db8::1', 'localhost', '',
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));
