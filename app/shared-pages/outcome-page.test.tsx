import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getChat } from '@/lib/contract/chats';
import { order as orderShape, type Order } from '@/lib/contract/orders';
import { readText } from '@/tests/render-in-dutch';
import { TestPage, testPerson, testSite, testUser } from '@/tests/member-page';
import { outcomePage } from './outcome-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, refresh: () => undefined }) }));

const order = (more: object): Order => orderShape.parse({ payment_id: 'key-1', credits: 275, amount: 2495, currency: 'EUR', state: 'completed', bundle: 2, method: 'ideal', ...more });
const withSanne = getChat.response.parse({ conversation: { id: null, profile: { ...testPerson(31), name: 'Sanne' } }, messages: [] });

async function draw(of: Order, { chat = () => Promise.resolve(withSanne), ways = ['ideal', 'paypal'], paid = true }: { chat?: () => Promise<typeof withSanne>; ways?: string[]; paid?: boolean } = {}) {
  const call = vi.fn(chat);
  const request = { site: testSite, user: { ...testUser, paid_user: paid, credits: 315 }, call };
  const page = await outcomePage(request as unknown as Parameters<typeof outcomePage>[0], of, ways.map((method) => ({ method })));
  const { container } = render(<TestPage>{page}</TestPage>);
  return { container, call };
}

test.each([
  ['a conversation', '/chats/7', { conversation: 7 }],
  ['a first message, whose conversation has not begun', '/members/31/chat', { member: 31 }],
  ['a conversation, with what stood in its address', '/chats/7?draft=1#end', { conversation: 7 }],
])('from %s the payment leads back to the one it is with', async (_, from, query) => {
  const { call } = await draw(order({ back_to: from }));
  expect(call.mock.calls).toEqual([[getChat, { query }]]);
  expect(screen.getByRole('link', { name: 'Terug naar Sanne' }).getAttribute('href')).toBe(from);
});

test('from a profile it leads back to where one was', async () => {
  await draw(order({ back_to: '/members/31' }));
  expect(screen.getByRole('link', { name: 'Terug naar waar je was' }).getAttribute('href')).toBe('/members/31');
});

test('a server that does not say with whom keeps nobody from the outcome', async () => {
  await draw(order({ back_to: '/chats/7' }), { chat: () => Promise.reject(new Error('down')) });
  expect(screen.getByRole('link', { name: 'Terug naar waar je was' })).toBeTruthy();
});

test('[T12] [X06] nothing is asked of the conversations while it is not paid; PayPal is offered where the site has it', async () => {
  const { call } = await draw(order({ state: 'failed', back_to: '/chats/7', method: 'card' }));
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Betaal met PayPal' })).toBeTruthy();
});

test('[T12] [X06] where the site has no PayPal it is not offered', async () => {
  await draw(order({ state: 'failed', method: 'card' }), { ways: ['card'] });
  expect(screen.queryByRole('link', { name: 'Betaal met PayPal' })).toBeNull();
});

test.each([
  [true, 'Betaling315315 credits over'],
  [false, 'Betaling'],
])('[P03] the credits stand in a phone’s bar of whoever has bought: %s', async (paid, words) => {
  const { container } = await draw(order({}), { paid });
  expect(readText(container.querySelector<HTMLElement>('.back-bar')!)).toBe(words);
});
