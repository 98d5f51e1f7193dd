import { expect, test } from 'vitest';
import { networkOf } from '@/lib/network-of';
import { memoryLimits } from '../limits';
import { accountLimits, takeFromLimits, networkLimit } from './rate-limit';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));

test('[bar S16] whoever has a network of IPv6 has its limit once, whatever address of it asks', async () => {
  const limits = memoryLimits({ now: () => new Date('2026-01-01T12:00:00Z') });
  const ask = (address: string) => {
    const request = new Request('http://vonk.test/', { headers: { 'x-client-address': address } });
    return takeFromLimits(networkLimit('look', { request }, { size: 3, every: 1_000 }), { parts: { limits } } as unknown as Parameters<typeof takeFromLimits>[1]).then(() => 'let through', () => 'refused');
  };
  const asked = [];
  for (let at = 0; at < 5; at++) asked.push(await ask(`2001:db8:1:2:${at}:${at}:${at}:1`));
  expect(asked).toEqual(['let through', 'let through', 'let through', 'refused', 'refused']);
  expect(await ask('2001:db8:1:3::1')).toBe('let through');
  expect(limits.kept()).toBe(2);
});

test('[bar S16] what a network asks of an account it asks once, whatever address of it asks', () => {
  const limitsOf = (address: string) => accountLimits('reset', '1:a@b.test', { request: new Request('http://vonk.test/', { headers: { 'x-client-address': address } }) }, { perPlace: { size: 1, every: 1_000 } });
  expect(limitsOf('2001:db8:1:2::7')).toEqual(limitsOf('2001:db8:1:2:ffff::8'));
  expect(limitsOf('2001:db8:1:3::7')).not.toEqual(limitsOf('2001:db8:1:2::7'));
});
