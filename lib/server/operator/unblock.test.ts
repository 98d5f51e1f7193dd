import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { sendComplaint } from '@/lib/contract/complaints';
import { getProfile } from '@/lib/contract/members';
import { sendReport } from '@/lib/contract/reports';
import { login } from '@/lib/contract/user';
import { members } from '../store/schema/members';
import { asOperator, keepTestOperator, operator } from '../testing/operator-browser';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { operatorPages } from './operator-pages';

onOneDatabase('a member who was blocked is let back in by an operator', (ground) => {
  beforeEach(async () => keepTestOperator(ground));

  async function reported(decision: Record<string, string>, before?: () => Promise<unknown>) {
    const { number } = (await (await ground.as('free')).call(sendReport, { body: { profile: ground.world.other, reason: 'abuse' } })).answer.report;
    const go = await asOperator(ground);
    await before?.();
    await go(`/reports/${number}`, decision);
    return { go, number };
  }
  const signIn = () => ground.visitor().call(login, { body: { email: 'other@example.test', password } });
  const seen = () => ground.visitor().call(getProfile, { query: { id: ground.world.other } });
  const told = async () => (await lettersIn(ground.db)).filter(({ kind }) => kind === 'unblocked').length;

  it('who is let in signs in and is seen again, reads so in a mail, and it stands in the trail', async () => {
    const { go, number } = await reported({ decision: 'member_blocked' });
    expect([(await signIn()).code, (await seen()).code]).toEqual(['account_suspended', 'not_found']);
    expect(await (await go(`/reports/${number}`)).text()).toContain('Account weer openen');
    const response = await go(`/reports/${number}/unblock`, { note: 'Bezwaar klopte' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/operator/reports/${number}`]);
    expect((await signIn()).answer.user?.profile?.id).toBe(ground.world.other);
    expect((await seen()).answer.profile.id).toBe(ground.world.other);
    expect(await newestLetter(ground.db, 'unblocked')).toMatchObject({ to: 'other@example.test', letter: { name: 'Other' } });
    const page = await (await go(`/reports/${number}`)).text();
    for (const words of ['Account weer geopend', 'Bezwaar klopte', operator.email, 'Actief']) expect(page).toContain(words);
    expect(page).not.toContain('/unblock');
  });

  it('once: of two operators one does it, and the other is told', async () => {
    const { go, number } = await reported({ decision: 'member_blocked' });
    const second = await asOperator(ground);
    const answers = await Promise.all([go(`/reports/${number}/unblock`, {}), second(`/reports/${number}/unblock`, {})]);
    expect(answers.map(({ headers }) => headers.get('location')!.endsWith('?already')).toSorted()).toEqual([false, true]);
    expect(await told()).toBe(1);
  });

  it('an address that was never confirmed stays unseen until it is', async () => {
    const unconfirmed = async () => ground.db.update(members).set({ status: 'not_confirmed', profileStatus: 'disabled' }).where(eq(members.id, ground.world.other));
    const { go, number } = await reported({ decision: 'member_blocked' }, unconfirmed);
    await go(`/reports/${number}/unblock`, {});
    expect([(await signIn()).status, (await seen()).code]).toEqual([200, 'not_found']);
  });

  it('an account that waits to be erased does not come back, nor one that nobody blocked; a stranger opens nothing', async () => {
    const erased = await reported({ decision: 'member_erased', sure: '1' });
    expect(await (await erased.go(`/reports/${erased.number}`)).text()).not.toContain('/unblock');
    await erased.go(`/reports/${erased.number}/unblock`, {});
    expect((await signIn()).code).toBe('login_failed');
    expect((await erased.go(`/reports/${erased.number}/unblock`)).status).toBe(404);
    expect((await erased.go('/reports/M-2026-ZZZZ-ZZZZ/unblock', {})).status).toBe(404);
    expect(await told()).toBe(0);
  });

  it('whoever is not signed in cannot use the form', async () => {
    const { number } = await reported({ decision: 'member_blocked' });
    const response = await operatorPages(ground.server.parts, new Request(`http://vonk.test/operator/reports/${number}/unblock`, { method: 'POST', body: new URLSearchParams(), headers: { host: 'vonk.test', 'sec-fetch-site': 'same-origin' } }));
    expect(response.headers.get('location')).toBe('/operator/login');
    expect((await signIn()).code).toBe('account_suspended');
  });

  it('the complaint of somebody who is blocked leads to the report, by its address', async () => {
    const { go, number } = await reported({ decision: 'member_blocked' });
    const complain = async (from: string) => (await ground.visitor().call(sendComplaint, { body: { topic: 'other', email: from, text: 'Ik deed niets' } })).answer.number;
    const [theirs, foreign] = [await complain('Other@Example.test'), await complain('elders@example.test')];
    expect(await (await go(`/complaints/${theirs}`)).text()).toContain(`/operator/reports/${number}`);
    expect(await (await go(`/complaints/${foreign}`)).text()).not.toContain('/operator/reports/M-');
  });
});
