import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { followUnsubscribe, reportMail, saveMailChoice, unsubscribe, unsubscribeByMachine } from '@/lib/contract/notifications';
import { getUser, savePush } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { pushSubscriptions } from '../store/schema/sessions';
import { issueToken } from '../store/token-store';
import { onOneDatabase } from '../testing/suite';
import { browser, testServer } from '../testing/test-server';

const secret = 'a-secret-of-more-than-thirty-two-letters';

onOneDatabase('which mails a member gets', (ground) => {
  const user = async () => (await (await ground.as('free')).call(getUser)).answer.user!;
  const link = () => issueToken(ground.db, { memberId: ground.world.free, kind: 'unsubscribe', now: ground.server.parts.clock.now(), hours: 24, random: ground.server.parts.random });

  it('[S11] is the member’s own choice, kind by kind', async () => {
    const own = await ground.as('free');
    await own.call(saveMailChoice, { query: { notices: '1' }, body: { off: ['likes', 'likes', 'matches'] } });
    expect((await user()).mails_off).toEqual(['likes', 'matches']);
    await own.call(saveMailChoice, { query: { notices: '1' }, body: { off: [] } });
    expect((await user()).mails_off).toEqual([]);
    expect((await own.call(saveMailChoice, { query: { notices: '1' }, body: { off: ['advertising'] as never } })).status).toBe(422);
  });

  it('push messages end on every device', async () => {
    const own = await ground.as('free');
    await own.call(savePush, { query: { push: '1' }, body: { endpoint: 'https://push.example.com/x', keys: { p256dh: 'a', auth: 'b' } } });
    await own.call(saveMailChoice, { query: { notices: '1' }, body: { push: false } });
    expect(await ground.db.select().from(pushSubscriptions)).toEqual([]);
  });

  it('[T14] the unsubscribe button of a mail program ends them at one click, without a cookie, and again', async () => {
    const token = await link();
    // As RFC 8058 has it: a form of another origin, whose body says nothing that counts.
    const press = () =>
      ground.visitor().send(unsubscribeByMachine.path, {
        method: 'POST', query: { token }, body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    expect((await user()).notifications_disabled).toEqual(['list-unsubscribe']);
  });

  it('the same link leads a person to a page with a button, and changes nothing by itself', async () => {
    const response = await ground.visitor().send(followUnsubscribe.path, { query: { token: 'x y' } });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mail-change/do?unsubscribe=x+y']);
    expect((await user()).notifications_disabled).toEqual([]);
  });

  it('[T14] the page’s button ends all of them, or one kind', async () => {
    const token = await link();
    await ground.visitor().call(unsubscribe, { body: { token, reason: 'likes' } });
    expect(await user()).toMatchObject({ mails_off: ['likes'], notifications_disabled: [] });
    await ground.visitor().call(unsubscribe, { body: { token } });
    expect((await user()).notifications_disabled).toEqual(['list-unsubscribe']);
  });

  it('a made-up link, one of another site, one that is over or of a member who left does nothing', async () => {
    const token = await link();
    const codes = [
      (await ground.visitor().call(unsubscribe, { body: { token: 'made-up' } })).code,
      (await browser(ground.server.handle, { host: 'she.test' }).call(unsubscribe, { body: { token } })).code,
    ];
    ground.server.passes(25 * 3_600_000);
    codes.push((await ground.visitor().call(unsubscribe, { body: { token } })).code);
    const later = await link();
    await ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(eq(members.id, ground.world.free));
    codes.push((await ground.visitor().call(unsubscribe, { body: { token: later } })).code);
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'link_expired'));
  });

  it('[T14] an operator with the secret hands on a spam complaint; only the member can take it back', async () => {
    const server = testServer(ground.db, { feedbackSecret: secret });
    const report = (authorization?: string, body = { email: 'Free@Example.test', cause: 'fbl' }) =>
      browser(server.handle).send(reportMail.path, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site', ...(authorization ? { authorization } : {}) } });
    expect([(await report()).status, (await report(`Bearer ${secret}x`)).status]).toEqual([404, 404]);
    expect((await user()).notifications_disabled).toEqual([]);
    expect([(await report(`Bearer ${secret}`)).status, (await report(`Bearer ${secret}`)).status]).toEqual([200, 200]);
    expect((await report(`Bearer ${secret}`, { email: 'nobody@example.test', cause: 'fbl' })).status).toBe(200);
    expect((await report(`Bearer ${secret}`, { email: 'free@example.test', cause: 'bored' })).status).toBe(422);
    expect((await user()).notifications_disabled).toEqual(['fbl']);
    await (await ground.as('free')).call(saveMailChoice, { query: { notices: '1' }, body: { allow: true } });
    expect((await user()).notifications_disabled).toEqual([]);
  });

  it('without a secret there is no such call', async () => {
    expect((await ground.visitor().send(reportMail.path, { method: 'POST', body: { email: 'free@example.test', cause: 'fbl' }, headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  });
});
