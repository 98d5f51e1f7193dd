import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chat, type Chat } from '@/lib/contract/chats';
import { getProfile } from '@/lib/contract/members';
import { order as orderShape, type Order } from '@/lib/contract/orders';
import { readText } from '@/tests/render-in-dutch';
import { TestPage, testPerson, testSite, testUser } from '@/tests/member-page';
import { outcomePage } from './outcome-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, refresh: () => undefined }) }));

const order = (more: object): Order => orderShape.parse({ payment_id: 'key-1', credits: 275, amount: 2495, currency: 'EUR', state: 'completed', bundle: 2, method: 'ideal', ...more });
const withSanne: Chat = chat.parse({ conversation: { id: 7 }, profile: { ...testPerson(31), name: 'Sanne' }, num_unread_messages: 0 });

const noAnswer = () => Promise.reject(new Error('down'));

async function draw(of: Order, { chats = () => Promise.resolve([withSanne]), profile = () => Promise.resolve(withSanne.profile), ways = ['ideal', 'paypal'], paid = true }: { chats?: () => Promise<Chat[]>; profile?: () => Promise<Chat['profile']>; ways?: string[]; paid?: boolean } = {}) {
  let asked = 0;
  const answer = ({ path }: { path: string }) => (path === getProfile.path ? profile().then((found) => ({ profile: found })) : chats().then((list) => ({ chats: list })));
  const request = { site: testSite, user: { ...testUser, paid_user: paid, credits: 315 }, call: (asks: { path: string }) => ((asked += 1), answer(asks)) };
  const page = await outcomePage(request as unknown as Parameters<typeof outcomePage>[0], of, ways.map((method) => ({ method })));
  const { container } = render(<TestPage>{page}</TestPage>);
  return { container, asked: () => asked };
}

test.each([
  ['a conversation', '/chats/7'],
  ['a conversation that was opened from a profile', '/members/31/chat'],
  ['a conversation, with what stood in its address', '/chats/7?draft=1#end'],
])('[S08] from %s the payment leads back to the one it is with', async (_, from) => {
  await draw(order({ back_to: from }));
  expect(screen.getByRole('link', { name: 'Terug naar Sanne' }).getAttribute('href')).toBe(from);
});

test('[S08] from a first message it leads back to the one it is for, with whom there is no conversation yet', async () => {
  await draw(order({ back_to: '/members/31/chat' }), { chats: () => Promise.resolve([]) });
  expect(screen.getByRole('link', { name: 'Terug naar Sanne' }).getAttribute('href')).toBe('/members/31/chat');
});

test.each([
  ['somebody who is not there any more', '/members/99/chat'],
  ['a profile', '/members/31'],
])('[S08] from %s it leads back to where one was', async (_, from) => {
  await draw(order({ back_to: from }), { profile: noAnswer });
  expect(screen.getByRole('link', { name: 'Terug naar waar je was' }).getAttribute('href')).toBe(from);
});

test('[S08] a server that does not say with whom keeps nobody from the outcome', async () => {
  await draw(order({ back_to: '/chats/7' }), { chats: noAnswer });
  expect(screen.getByRole('link', { name: 'Terug naar waar je was' })).toBeTruthy();
});

test('[T12] [X06] nothing is asked of the conversations while it is not paid; PayPal is offered where the site has it', async () => {
  const { asked } = await draw(order({ state: 'failed', back_to: '/chats/7', method: 'card' }));
  expect(asked()).toBe(0);
  expect(screen.getByRole('link', { name: 'Betaal met PayPal' })).toBeTruthy();
});

test('[T12] [X06] where the site has no PayPal it is not offered', async () => {
  await draw(order({ state: 'failed', method: 'card' }), { ways: ['card'] });
  expect(screen.queryByRole('link', { name: 'Betaal met PayPal' })).toBeNull();
});

test.each([
  [true, 'Betaling315315 credits over'],
  [false, 'Betaling'],
])('[X06] the credits stand in a phone’s bar of whoever has bought: %s', async (paid, words) => {
  const { container } = await draw(order({}), { paid });
  expect(readText(container.querySelector<HTMLElement>('.back-bar')!)).toBe(words);
});
