import { expect, it } from 'vitest';
import { cancelMailChange, getAccount, resendMailChange } from '@/lib/contract/account';
import { confirmMailChange, requestMailChange } from '@/lib/contract/recovery';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { withSettings } from '../testing/with-settings';

onOneDatabase('a new address that waits for its confirmation', (ground) => {
  const ask = async (email = 'nieuw@example.test') => {
    const free = await ground.as('free');
    await free.call(requestMailChange, { body: { email, password } });
    return { free, pending: async () => (await free.call(getAccount)).answer.pending_email };
  };
  const follow = (token: string) => ground.visitor().call(confirmMailChange, { body: { token } });
  const link = async () => (await newestLetter(ground.db, 'mail-change')).token;

  it('is shown until it is confirmed', async () => {
    const { pending } = await ask();
    expect(await pending()).toBe('nieuw@example.test');
    await follow(await link());
    expect(await pending()).toBeUndefined();
  });

  it('is forgotten after its day', async () => {
    const { free, pending } = await ask();
    ground.server.passes(24 * 3_600_000);
    expect(await pending()).toBeUndefined();
    expect((await free.call(resendMailChange)).code).toBe('link_expired');
  });

  it('gets its mail once more; the link before is stale then', async () => {
    const { free } = await ask();
    const before = await link();
    expect((await free.call(resendMailChange)).status).toBe(200);
    expect((await follow(before)).code).toBe('link_expired');
    expect((await follow(await link())).answer.email).toBe('nieuw@example.test');
    expect((await lettersIn(ground.db)).filter(({ kind }) => kind === 'mail-change')).toHaveLength(2);
  });

  it('gets no more mails than an hour may have', async () => {
    const { free } = await ask();
    const told = [];
    for (let mails = 0; mails < 6; mails += 1) told.push((await free.call(resendMailChange)).status);
    expect(told).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('is taken back by the member: its link is stale', async () => {
    const { free, pending } = await ask();
    await free.call(cancelMailChange);
    expect(await pending()).toBeUndefined();
    expect((await follow(await link())).code).toBe('link_expired');
    expect((await free.call(resendMailChange)).code).toBe('link_expired');
    expect((await free.call(cancelMailChange)).status).toBe(200);
  });

  it('on a discreet site somebody’s own address waits like any other, and no link of it is ever mailed', async () => {
    await withSettings(ground, { discreet: true });
    const { free, pending } = await ask('other@example.test');
    expect(await pending()).toBe('other@example.test');
    expect((await free.call(resendMailChange)).status).toBe(200);
    const sent = await lettersIn(ground.db);
    expect(sent.filter(({ to }) => to === 'other@example.test').map(({ kind }) => kind)).toEqual(['account-exists', 'account-exists']);
  });

  it('a stranger neither sees nor touches it', async () => {
    const { pending } = await ask();
    const other = await ground.as('other');
    expect((await other.call(getAccount)).answer.pending_email).toBeUndefined();
    await other.call(cancelMailChange);
    expect((await other.call(resendMailChange)).code).toBe('link_expired');
    expect(await pending()).toBe('nieuw@example.test');
  });
});
