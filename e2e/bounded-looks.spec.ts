// What a network's visitors may look at, as a page and as a call. Bar S8; decision 269.
import type { PlaywrightWorkerArgs } from '@playwright/test';
import { demo, expect, test } from './fixtures';

const visitorFrom = (playwright: PlaywrightWorkerArgs['playwright'], baseURL: string | undefined, address: string, cookie = '') =>
  playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address, accept: 'text/html', cookie } });

test('[S8] whoever has looked at too many profiles is shown none as a page either, and who comes from elsewhere is', async ({ playwright, baseURL }) => {
  const { member } = demo().logins.find(({ role, site }) => role === 'free' && site === 'general')!;
  const from = (address: string) => visitorFrom(playwright, baseURL, address);
  const [greedy, other] = [await from('203.0.113.61'), await from('203.0.113.62')];
  expect((await greedy.get(`/members/${member}`)).status()).toBe(200);
  const call = () => greedy.get('/api/profile.php', { params: { id: member } });
  let looks = 1;
  while (looks < 900 && (await call()).status() === 200) looks += 1;
  expect(looks).toBeLessThan(900);
  // Two looks a second come back: they are used up again, each time before the page is asked for.
  const asPage = async () => {
    await Promise.all(Array.from({ length: 10 }, call));
    const page = await greedy.get(`/members/${member}`);
    return [page.status(), page.headers()['content-type']];
  };
  await expect.poll(asPage).toEqual([429, 'text/html; charset=utf-8']);
  expect((await other.get(`/members/${member}`)).status()).toBe(200);
  await Promise.all([greedy.dispose(), other.dispose()]);
});

for (const [what, address, cookie] of [['without a cookie', '203.0.113.63', ''], ['with a session that is none', '203.0.113.64', 'auth=none']] as const) {
  test(`[S8] nor are the landers of members read by their numbers ${what}`, async ({ playwright, baseURL }) => {
    const [greedy, other] = [await visitorFrom(playwright, baseURL, address, cookie), await visitorFrom(playwright, baseURL, '203.0.113.65')];
    // Most of the 300 are used up by calls, which are made faster than pages.
    for (let round = 0; round < 27; round += 1) await Promise.all(Array.from({ length: 10 }, () => greedy.get('/api/profile.php', { params: { id: 1 } })));
    const told = new Map<number, number>();
    for (let id = 1; id <= 300 && !told.has(429); id++) {
      const page = await greedy.get(`/members/${id}/landing${['', '2', '3'][id % 3]}`);
      told.set(page.status(), (told.get(page.status()) ?? 0) + 1);
    }
    expect([...told.keys()].toSorted()).toEqual(expect.arrayContaining([200, 429]));
    const { member } = demo().logins.find(({ role, site }) => role === 'free' && site === 'general')!;
    expect((await other.get(`/members/${member}/landing`)).status()).toBe(200);
    await Promise.all([greedy.dispose(), other.dispose()]);
  });
}
