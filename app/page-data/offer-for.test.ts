import { describe, expect, it, vi } from 'vitest';
import { siteSettings } from '@/lib/contract/site-settings';
import { user as asUser } from '@/lib/contract/user';
import { offerFor } from './offer-for';
import type { LiveRequest } from '../page-request/site-request';

const fresh = asUser.parse({ id: 1, signup_at: new Date(Date.now() - 60_000).toISOString() });
const welcome = { code: 'WELKOM25', value_percentage: 25, expires: new Date(Date.now() + 60_000).toISOString() };

/** Two members of a site that does not say whether it has the time bonus: its window is over for one, and nobody knows the other's sign-up. */
const [older, undated] = [asUser.parse({ id: 1, signup_at: '2020-01-01T00:00:00Z' }), asUser.parse({ id: 1 })];

const ask = (some: { user?: LiveRequest['user']; timeBonus?: boolean | null; answer?: () => Promise<unknown> }) => {
  const call = vi.fn(some.answer ?? (() => Promise.resolve(welcome)));
  const request = { user: some.user === undefined ? fresh : some.user, settings: siteSettings.parse({ name: 'Vonk', time_bonus: some.timeBonus === undefined ? false : some.timeBonus }), call } as unknown as LiveRequest;
  return { call, offer: offerFor(request) };
};

describe('what the member of a page is offered', () => {
  it('[C12] the welcome discount is asked for with welcome=true', async () => {
    const { call, offer } = ask({});
    expect(await offer).toMatchObject({ kind: 'welcome', code: 'WELKOM25' });
    expect(call.mock.calls).toEqual([[expect.objectContaining({ path: '/api/discountcode.php' }), { query: { welcome: 'true' } }]]);
  });

  it('[C12] its errors are ignored', async () => {
    expect(await ask({ answer: () => Promise.reject(new Error('down')) }).offer).toBeNull();
  });

  it('[T09] [P03] it is not asked for where the site has the time bonus, nor for visitors and members who have paid', async () => {
    const asked = [ask({ timeBonus: true }), ask({ user: null }), ask({ user: { ...fresh, paid_user: true } })];
    expect((await Promise.all(asked.map(({ offer }) => offer))).map((offer) => offer?.kind)).toEqual(['time-bonus', undefined, undefined]);
    expect(asked.flatMap(({ call }) => call.mock.calls)).toEqual([]);
  });

  it.each([['whose time bonus is over', older], ['whose sign-up it does not tell', undated]])('[T09, C12, B02] a site that does not say whether it has the time bonus is asked for the welcome discount of a member %s', async (_, user) => {
    const { call, offer } = ask({ timeBonus: null, user });
    expect(await offer).toMatchObject({ kind: 'welcome', code: 'WELKOM25' });
    expect(call.mock.calls).toEqual([[expect.objectContaining({ path: '/api/discountcode.php' }), { query: { welcome: 'true' } }]]);
    expect(await ask({ timeBonus: null, user, answer: () => Promise.reject(new Error('down')) }).offer).toBeNull();
  });

  it('[T09] such a site is not asked while the time bonus runs, nor for visitors and members who have paid; one that has it is never asked', async () => {
    const asked = [ask({ timeBonus: null }), ask({ timeBonus: null, user: null }), ask({ timeBonus: null, user: { ...older, paid_user: true } }), ask({ timeBonus: true, user: older })];
    expect((await Promise.all(asked.map(({ offer }) => offer))).map((offer) => offer?.kind)).toEqual(['time-bonus', undefined, undefined, undefined]);
    expect(asked.flatMap(({ call }) => call.mock.calls)).toEqual([]);
  });
});
