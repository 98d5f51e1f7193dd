// A page of the members area with the offer of a new member, the server that answers for it, and time that a test lets pass.
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { user as asUser } from '@/lib/contract/user';
import { userQuery } from '@/lib/queries/user';
import { membersAreaPattern } from '@/lib/site/addresses/members-area';
import type { Offer } from '@/lib/site/money/new-member-offer';
import { member, renderChat } from '@/tests/chat-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { Bonus } from '../bonus';

/** Where the reader is: a test mocks next/navigation with it. */
export const place = { path: '/members' };

let offers = 0;

/** An offer that no test had before: it ends in the evening of the day the tests stand still on, each a second later. */
export const newOffer = (more: Partial<Offer> = {}): Offer => ({
  kind: 'time-bonus', code: 'TIMEBONUS25', percentage: 25, seconds: 11_565, endsAt: new Date(Date.parse('2026-11-21T16:42:00Z') + (offers += 1)).toISOString(), ...more,
});
export const welcome = { kind: 'welcome', code: 'WELKOM25' } as const;
/** A welcome discount of three days and some hours, as a server may give one. */
export const newOfferOfDays = (): Offer => newOffer({ ...welcome, seconds: 3 * 86_400 + 11_565, endsAt: new Date(Date.parse('2026-11-24T16:42:00Z') + (offers += 1)).toISOString() });

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const bundles = [
  { id: 1, credits: 100, price: euros(995) },
  { id: 2, credits: 275, price: euros(2495), recommended: true },
];

export const broke = asUser.parse({ ...member, paid_user: false, credits: 0 });

export function servePrices(down = false): void {
  mockServer.use(
    http.get('*/api/credits.php', () => (down ? HttpResponse.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 }) : HttpResponse.json({ bundles, methods: [] }))),
    http.get('*/api/discountcode.php', () => HttpResponse.json(null)),
  );
}

export const page = (offer: Offer, more: object = {}) => <Bonus offer={offer} area={membersAreaPattern} {...more} />;
export const draw = (offer = newOffer(), who = broke, more: object = {}) => {
  const drawn = renderChat(page(offer, more), who);
  /** The server, or another tab, says something new of the member. */
  const change = (news: object | null): void =>
    act(() => {
      drawn.client.setQueryData(userQuery.queryKey, (user) => (news === null ? null : user && { ...user, ...news }));
    });
  return { ...drawn, change };
};

export const banner = () => screen.queryByRole('region', { name: /Tijdbonus|Welkomstbonus/ });
export const clock = (within: ParentNode | null = banner()) => [...(within?.querySelectorAll('.bonus-clock b') ?? [])].map((part) => part.textContent).join(':');
export const modal = () => screen.queryByRole('dialog');

/** Lets seconds pass, with everything that is asked in them answered. */
export const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  await act(async () => {
    for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
  });
};

/** Lets the modal's code come and its prices be answered, where it is due: two seconds. */
export async function untilDrawn(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let round = 0; round < 4; round++) await pass(0.5);
}

/** Lets the modal's forty seconds pass too. */
export async function untilModal(): Promise<void> {
  await pass(40);
  await untilDrawn();
}
