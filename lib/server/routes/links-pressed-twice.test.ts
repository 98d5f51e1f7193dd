import { expect, it } from 'vitest';
import { confirmMailChange, reactivate, requestMailChange, requestReactivation, undoMailChange } from '@/lib/contract/recovery';
import { getUser } from '@/lib/contract/user';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';

const headers = { 'idempotency-key': 'key-of-one-button' };

onEveryDatabase('the button behind a link, pressed twice at once', (ground) => {
  const token = async (kind: Parameters<typeof newestLetter>[1]) => (await newestLetter(ground.db, kind)).token;
  const twice = <Told>(press: () => Promise<Told>) => Promise.all([press(), press()]);

  it('makes the new address the member’s, and both answers say so; so it does of one that is taken back', async () => {
    await (await ground.as('free')).call(requestMailChange, { body: { email: 'nieuw@example.test', password } });
    const [confirm, undo] = [await token('mail-change'), await token('mail-change-warning')];
    const confirmed = await twice(() => ground.visitor().call(confirmMailChange, { body: { token: confirm }, headers }));
    expect(confirmed.map(({ answer }) => answer)).toEqual(Array(2).fill({ email: 'nieuw@example.test' }));
    expect((await lettersIn(ground.db)).filter(({ kind }) => kind === 'mail-changed')).toHaveLength(1);
    const undone = await twice(() => ground.visitor().call(undoMailChange, { body: { token: undo }, headers }));
    expect(undone.map(({ answer }) => answer)).toEqual(Array(2).fill({ email: 'free@example.test' }));
  });

  it('[T13] brings the account back, and each browser is signed in', async () => {
    await ground.visitor().call(requestReactivation, { body: { email: 'gone@example.test' } });
    const link = await token('reactivation');
    const browsers = [ground.visitor(), ground.visitor()];
    await Promise.all(browsers.map((own) => own.call(reactivate, { body: { token: link }, headers })));
    for (const own of browsers) expect((await own.call(getUser)).answer.user?.id).toBe(ground.world.gone);
  });
});
