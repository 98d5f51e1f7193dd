import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/suite';

onOneDatabase('a page that was left', (ground) => {
  type Sent = { body?: string; type?: string; cookie?: string; referer?: string; headers?: Record<string, string> };
  const left = async ({ body = '{}', type = 'text/plain;charset=UTF-8', cookie = 'tracking=network=ads&ref=spring&sub1=a; locale=nl', referer = 'http://vonk.test/landers/gallery?lb=1', headers = {} }: Sent = {}) => {
    const response = await ground.visitor().send('/api/page-hidden.php', {
      method: 'POST', body, headers: { 'content-type': type, cookie, ...(referer ? { referer } : {}), ...headers },
    });
    return { status: response.status, lines: ground.server.lines.filter(({ event }) => event === 'page hidden') };
  };

  it('[C10] is taken as the beacon of a browser sends it, an empty object as text', async () => {
    expect((await left()).status).toBe(200);
    expect((await left({ type: 'application/json' })).status).toBe(200);
    expect((await left({ body: '' })).status).toBe(200);
  });

  it('[T18] is logged with where the visitor came from and the name of the page', async () => {
    const { lines } = await left({ referer: 'http://vonk.test/landers/gallery/she-nl?ref=spring&lb=1' });
    expect(lines.at(-1)).toEqual({ level: 'info', event: 'page hidden', site: 'vonk.test', page: 'landers-gallery-slug', network: 'ads', ref: 'spring', sub1: 'a' });
  });

  it.each([undefined, 'nonsense', 'http://vonk.test/', 'http://vonk.test/landers/gallery?ref=spring&t=3'])('[T18] of a page whose address does not ask for it (%s) nothing is kept', async (address) => {
    const answer = await left({ headers: { referer: address ?? '' } });
    expect(answer).toEqual({ status: 200, lines: [] });
  });

  it('[T18] of a page that the visitor went further from within the site nothing is kept; of another one it is', async () => {
    const cookie = 'tracking=ref=x; stepped=%2Flanders%2Fgallery';
    expect(await left({ cookie })).toEqual({ status: 200, lines: [] });
    expect((await left({ cookie, referer: 'http://vonk.test/landers/tinderswipe?lb=1' })).lines).toHaveLength(1);
  });

  it('[S8] a network makes sixty lines of the log, and then one a second', async () => {
    const headers = { 'x-client-address': '203.0.113.7' };
    const answers = [];
    for (let at = 0; at < 62; at++) answers.push((await left({ headers })).status);
    expect([answers.filter((status) => status === 200).length, (await left({ headers })).lines.length]).toEqual([60, 60]);
    ground.server.passes(1_000);
    expect((await left({ headers })).status).toBe(200);
  });

  it('says nothing of who it was: no address, no member, no cookie', async () => {
    const { lines } = await left({ referer: 'http://vonk.test/members/7?gender=woman&lb', cookie: 'auth=secret; tracking=ref=x' });
    expect(lines.at(-1)).toEqual({ level: 'info', event: 'page hidden', site: 'vonk.test', page: 'members-id', ref: 'x' });
  });

  it('a page that is none is noted as unknown', async () => {
    expect((await left({ referer: 'http://vonk.test/no/such/page?lb=1', cookie: '' })).lines.at(-1)).toEqual({ level: 'info', event: 'page hidden', site: 'vonk.test', page: null });
  });

  it('another site cannot send it, and no other kind of body is read', async () => {
    const before = (await left()).lines.length;
    expect((await left({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await left({ type: 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await left({ body: '[1' })).status).toBe(422);
    expect((await left({ body: '"text"' })).status).toBe(422);
    expect(ground.server.lines.filter(({ event }) => event === 'page hidden')).toHaveLength(before);
  });

  it('as text nothing else is taken', async () => {
    const response = await ground.visitor().send('/api/user.php', { method: 'POST', body: '{"email":"a@b.nl","password":"x"}', headers: { 'content-type': 'text/plain' } });
    expect(response.status).toBe(415);
  });
});
