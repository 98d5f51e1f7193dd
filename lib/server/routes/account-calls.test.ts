import { expect, it } from 'vitest';
import { endSessions, getAccount, listSessions, removePush, saveAccount } from '@/lib/contract/account';
import { getUser, savePush } from '@/lib/contract/user';
import { onOneDatabase } from '../testing/suite';

const day = 86_400_000;

onOneDatabase('what members set about their account', (ground) => {
  const pushOf = (name: string) => ({ endpoint: `https://push.example.com/${name}`, keys: { p256dh: 'a', auth: 'b' } });

  it('[S11] is as nobody has touched it, and changes one by one', async () => {
    const free = await ground.as('free');
    const read = async () => (await free.call(getAccount)).answer;
    expect(await read()).toEqual({ invisible: false, hide_fictional: false, show_distance: true, push_browsers: 0 });
    await free.call(saveAccount, { body: { hide_fictional: true } });
    await free.call(saveAccount, { body: { show_distance: false } });
    expect(await read()).toMatchObject({ invisible: false, hide_fictional: true, show_distance: false });
    await free.call(saveAccount, { body: { invisible: true, hide_fictional: false } });
    expect(await read()).toMatchObject({ invisible: true, hide_fictional: false, show_distance: false });
    expect((await (await ground.as('other')).call(getAccount)).answer).toMatchObject({ invisible: false, hide_fictional: false });
  });

  it('what is no setting changes nothing', async () => {
    const free = await ground.as('free');
    expect((await free.call(saveAccount, { body: { invisible: 'yes' } })).status).toBe(422);
    expect((await free.call(saveAccount, { body: { credits: 9_999, paid_user: true } })).status).toBe(200);
    expect((await free.call(getUser)).answer.user).toMatchObject({ credits: 100, paid_user: false });
  });

  it('[S11] push messages end on one browser, or on all; never on somebody else’s', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    for (const name of ['phone', 'laptop']) await free.call(savePush, { body: pushOf(name) });
    await other.call(savePush, { body: pushOf('theirs') });
    const count = async (who = free) => (await who.call(getAccount)).answer.push_browsers;
    expect(await count()).toBe(2);
    await free.call(removePush, { body: { endpoint: pushOf('theirs').endpoint } });
    await free.call(removePush, { body: { endpoint: pushOf('phone').endpoint } });
    expect([await count(), await count(other)]).toEqual([1, 1]);
    await free.call(removePush, { body: {} });
    await free.call(removePush, { body: {} });
    expect([await count(), await count(other)]).toEqual([0, 1]);
  });

  it('the browsers are listed, this one first, with when it was used; never with what opens the account', async () => {
    const early = await ground.as('free');
    ground.server.passes(2 * day);
    const late = await ground.as('free');
    await late.call(getUser);
    const { answer, wire } = await early.call(listSessions);
    expect(answer.sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(answer.sessions[0]!.created_at! < answer.sessions[1]!.created_at!).toBe(true);
    expect(JSON.stringify(wire)).not.toMatch(/token|hash/);
    expect((await (await ground.as('other')).call(listSessions)).answer.sessions).toHaveLength(1);
  });

  it('one browser is signed out by another, and told so at once', async () => {
    const [here, there, third] = [await ground.as('free'), await ground.as('free'), await ground.as('free')];
    const heard: [string | undefined, number | undefined][] = [];
    ground.server.parts.bus.subscribe(ground.world.free, ({ event, session }) => void heard.push([event?.type, session]));
    const [{ id }] = (await there.call(listSessions)).answer.sessions as [{ id: number }];
    await here.call(endSessions, { body: { id } });
    expect(heard).toEqual([['logout', id]]);
    expect((await there.call(getUser)).answer.user).toBeNull();
    expect((await third.call(getUser)).answer.user).not.toBeNull();
    await here.call(endSessions, { body: {} });
    expect((await third.call(getUser)).answer.user).toBeNull();
    expect((await here.call(getUser)).answer.user).not.toBeNull();
  });

  it('neither a stranger’s session, nor one that is gone, nor this one ends so', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const [{ id: theirs }] = (await other.call(listSessions)).answer.sessions as [{ id: number }];
    const [{ id: own }] = (await free.call(listSessions)).answer.sessions as [{ id: number }];
    for (const id of [theirs, 999_999, own]) expect((await free.call(endSessions, { body: { id } })).status).toBe(404);
    for (const each of [free, other]) expect((await each.call(getUser)).answer.user).not.toBeNull();
  });
});
