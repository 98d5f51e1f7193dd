import { describe, expect, test } from 'vitest';
import { tracking } from '../../contract/tracking';
import { hasTrafficSource, readTracking, trackingCookie, trackingIn } from './tracking';

const landed = (query: string) => trackingIn(new URLSearchParams(query));
/** What a browser sends back of a Set-Cookie. */
const sentBack = (cookie: string) => cookie.split(';')[0]!;

describe('the address that a visitor lands on', () => {
  test('[E09] names network, ref and three subs; nothing else is read', () => {
    expect(landed('network=ads&ref=spring&sub1=a&sub2=b&sub3=c&sub4=d&gender=woman')).toEqual({ network: 'ads', ref: 'spring', sub1: 'a', sub2: 'b', sub3: 'c' });
    expect(landed('gender=woman')).toEqual({});
  });

  test.each([
    ['ref=', {}],
    ['ref=%20%20', {}],
    ['ref=one&ref=two', { ref: 'one' }],
    ['ref=a%0d%0aSet-Cookie:%20x=1', { ref: 'aSet-Cookie: x=1' }],
    ['ref=%00%1b%F0%9F%92%95caf%C3%A9', { ref: 'caf' }],
    [`ref=${'x'.repeat(5_000)}`, { ref: 'x'.repeat(100) }],
    ['__proto__=x&toString=y', {}],
  ])('%s is cleaned', (query, kept) => expect(landed(query)).toEqual(kept));
});

describe('the cookie of the visit', () => {
  test.each([
    { ref: 'spring' },
    { network: 'a&b=c; d', ref: 'x=y,z', sub1: '100%', sub2: '"quoted"', sub3: '<a href=//x>' },
    { sub1: '+ plus' },
  ])('[E09] gives %j back as it was', (kept) => {
    expect(readTracking(sentBack(trackingCookie(kept)))).toEqual(kept);
    expect(readTracking(`locale=nl; ${sentBack(trackingCookie(kept))}; theme=dark`)).toEqual(kept);
  });

  test('[E09] lasts as long as the visit, is for the whole site, and can be read by scripts', () => {
    const cookie = trackingCookie({ ref: 'a; Domain=evil.test' });
    expect(cookie).toMatch(/^tracking=[^;\s]+; Path=\/; SameSite=Lax$/);
  });

  test('stays far below what a browser keeps, at its fullest', () => {
    const fullest = Object.fromEntries(['network', 'ref', 'sub1', 'sub2', 'sub3'].map((key) => [key, '%'.repeat(999)]));
    expect(trackingCookie(landed(new URLSearchParams(fullest).toString())).length).toBeLessThan(2_000);
  });

  test.each([undefined, null, '', 'locale=nl', 'tracking=', 'xtracking=ref=a', 'tracking=%%%', 'tracking=ref', 'tracking=other=1'])('without one (%j) nothing is known', (cookies) => {
    expect(readTracking(cookies)).toEqual({});
  });

  test('what somebody wrote into it by hand is cleaned again, and fits the contract', () => {
    const read = readTracking(`tracking=ref=${'y'.repeat(3_000)}&sub1=a%0ab`);
    expect(read).toEqual({ ref: 'y'.repeat(100), sub1: 'ab' });
    expect(tracking.safeParse(read).success).toBe(true);
  });
});

test.each([
  [{ network: 'ads' }, true],
  [{ ref: 'spring' }, true],
  [{ sub1: 'a', sub2: 'b' }, false],
  [{}, false],
])('[T15, T16] with %j a traffic source is there: %s', (kept, there) => expect(hasTrafficSource(kept)).toBe(there));
