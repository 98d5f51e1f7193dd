import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getProfile } from '@/lib/contract/members';
import { reactivate, requestReactivation } from '@/lib/contract/recovery';
import { getUser, login } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

const day = 86_400_000;

onOneDatabase('an account that waits to be deleted', (ground) => {
  const ask = (email = 'gone@example.test') => ground.visitor().call(requestReactivation, { body: { email } });
  const follow = (token: string, own = ground.visitor()) => own.call(reactivate, { body: { token } });
  const link = async () => {
    await ask();
    return (await newestLetter(ground.db, 'reactivation')).token;
  };

  it('[T13] comes back by the link of the mail, signed in, as others knew it', async () => {
    expect((await ask(' Gone@example.test')).status).toBe(200);
    const { to, letter, token } = await newestLetter(ground.db, 'reactivation');
    expect([to, letter.until, letter.path]).toEqual(['gone@example.test', '2026-12-04T23:00:00.000Z', `/account-deleted?token=${token}`]);
    const own = ground.visitor();
    expect((await follow(token, own)).status).toBe(200);
    expect((await own.call(getUser)).answer.user?.id).toBe(ground.world.gone);
    expect((await ground.visitor().call(getProfile, { query: { id: ground.world.gone } })).status).toBe(200);
    expect((await ground.visitor().call(login, { body: { email: 'gone@example.test', password } })).status).toBe(200);
  });

  it('the link works once, on its own site', async () => {
    const token = await link();
    expect((await follow(token, browser(ground.server.handle, { host: 'she.test' }))).code).toBe('link_expired');
    await follow(token);
    expect((await follow(token)).code).toBe('link_expired');
    expect((await follow('made-up')).code).toBe('link_expired');
  });

  it('[T13, B05] up to the end of the fourteenth day after leaving, and not a moment longer', async () => {
    const token = await link();
    ground.server.passes(13 * day + 10 * 3_600_000);
    expect((await ask()).status).toBe(200);
    ground.server.passes(3_600_000);
    expect((await follow(token)).code).toBe('link_expired');
    expect((await ask()).code).toBe('email_not_found');
  });

  it('who had not confirmed the address comes back hidden', async () => {
    await ground.db.update(members).set({ status: 'not_confirmed', profileStatus: 'disabled' }).where(eq(members.id, ground.world.gone));
    await follow(await link());
    expect((await ground.visitor().call(getProfile, { query: { id: ground.world.gone } })).status).toBe(404);
  });

  it('an address that nobody left with is not found; three mails a day for one that somebody did', async () => {
    for (const email of ['free@example.test', 'nobody@example.test']) expect((await ask(email)).code).toBe('email_not_found');
    const codes = [];
    for (let at = 0; at < 4; at++) codes.push((await ask()).code ?? 'sent');
    expect(codes).toEqual(['sent', 'sent', 'sent', 'too_many_requests']);
  });

  it('on a discreet site every address is answered alike', async () => {
    await withSettings(ground, { discreet: true });
    const told = [];
    for (const email of ['gone@example.test', 'free@example.test', 'nobody@example.test']) told.push(await ask(email));
    expect(new Set(told.map(({ status, wire }) => JSON.stringify([status, wire]))).size).toBe(1);
    expect(await lettersIn(ground.db)).toEqual([{ to: 'gone@example.test', kind: 'reactivation' }]);
  });
});
