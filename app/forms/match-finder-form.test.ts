import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { answersCookie, matchFinderForms, waitingAnswers } from './match-finder-form';

const sent = async (fields: Record<string, string>) => {
  const response = await matchFinderForms['match-finder']!(new NextRequest('http://vonk.test/forms/match-finder', { method: 'POST' }), fields, new FormData());
  return { location: response.headers.get('location'), cookie: response.headers.getSetCookie()[0] ?? '' };
};
const valueOf = (cookie: string) => new RegExp(`^${answersCookie}=([^;]*)`).exec(cookie)?.[1];

test('the answers wait for the results in a cookie that no script reads, and stand in no address', async () => {
  const { location, cookie } = await sent({ date: 'hiking', rain: 'wine', melt: 'nonsense' });
  expect(location).toBe('/match-finder?result=1');
  expect(cookie).toContain('Path=/match-finder; HttpOnly');
  expect(waitingAnswers(valueOf(cookie), null)).toEqual(['hiking', 'wine']);
});

test('[bar S9] what a member answered is shown to nobody else after them; what a visitor answered goes on once they have signed in', async () => {
  const own = valueOf((await sent({ date: 'hiking', member: '9' })).cookie);
  expect([9, 10, null].map((member) => waitingAnswers(own, member))).toEqual([['hiking'], [], []]);
  const visitor = valueOf((await sent({ date: 'hiking' })).cookie);
  expect([9, null].map((member) => waitingAnswers(visitor, member))).toEqual([['hiking'], ['hiking']]);
  expect([undefined, '', 'hiking.wine'].map((value) => waitingAnswers(value, null))).toEqual([[], [], []]);
});

test('without an answer it leads back, and says why', async () => {
  const { location, cookie } = await sent({ date: 'nonsense' });
  expect([location, cookie.startsWith('flash-match-finder=')]).toEqual(['/match-finder', true]);
});
