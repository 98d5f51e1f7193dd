import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getChat, listChats, sendMessage } from '@/lib/contract/chats';
import { requestReactivation } from '@/lib/contract/recovery';
import { signUp } from '@/lib/contract/signup';
import { createEraser } from './eraser';
import { conversations, messages } from '../store/schema/conversations';
import { members } from '../store/schema/members';
import { databaseText } from '../testing/database-text';
import { draftWith } from '../testing/sign-up-draft';
import { addPhotos } from '../testing/small-world';
import { creditBalance } from '../testing/credit-balance';
import { onEveryDatabase } from '../testing/suite';

const day = 86_400_000;
const hour = day / 24;

onEveryDatabase('a member whose days of grace are over', (ground) => {
  const eraser = (remove?: () => Promise<void>) => {
    const { db, photos, clock, log, payments } = ground.server.parts;
    return createEraser({ db, clock, log, payments, photos: remove ? { ...photos, remove } : photos });
  };
  const row = async (id: number) => (await ground.db.select().from(members).where(eq(members.id, id)))[0]!;
  const leave = (...ids: number[]) => Promise.all(ids.map((id) => ground.db.update(members).set({ deletedAt: ground.server.parts.clock.now() }).where(eq(members.id, id))));
  const write = async (from: 'free' | 'other', to: 'free' | 'other' | 'fictional', text: string) =>
    (await ground.as(from)).call(sendMessage, { body: { member: ground.world[to], text, client_id: `message-${from}-${to}-0001` } });

  it('[T13, B05] is left alone up to and including the fourteenth day, and erased after it, once', async () => {
    await ground.db.update(members).set({ deletedAt: null }).where(eq(members.id, ground.world.gone));
    await leave(ground.world.free);
    // The day of the sites ends at 23:00 UTC.
    ground.server.passes(14 * day + 11 * hour - 1_000);
    expect(await eraser().eraseDue()).toBe(0);
    ground.server.passes(1_000);
    expect(await Promise.all([eraser().eraseDue(), eraser().eraseDue()]).then(([one, two]) => one + two)).toBe(1);
    expect((await row(ground.world.free)).erasedAt).toEqual(ground.server.parts.clock.now());
    expect(await eraser().eraseDue()).toBe(0);
  });

  it('leaves nothing in any table that says who it was', async () => {
    const own = ground.visitor();
    const draft = draftWith({ email: 'Zoe.Zeldzaam@example.test', name: 'Zeldzame Zoë', member: ground.world.other, signup_message: 'Zeldzaam bericht' });
    const { id } = (await own.call(signUp, { body: draft, headers: { 'user-agent': 'Zeldzame browser' } })).answer.user!;
    await ground.db.update(members).set({ about: 'Zeldzaam verhaal', city: 'Zeldzaamdorp', notificationsDisabled: ['bounce'] }).where(eq(members.id, id!));
    expect(await databaseText(ground.db)).toMatch(/zeldza/i);
    await leave(id!);
    ground.server.passes(15 * day);
    await eraser().eraseDue();
    expect(await databaseText(ground.db)).not.toMatch(/zeldza|1995-04-12/i);
    expect(JSON.stringify(ground.server.lines)).not.toMatch(/zeldza/i);
  });

  it('gives the address free', async () => {
    ground.server.passes(14 * day);
    await eraser().eraseDue();
    expect((await ground.visitor().call(requestReactivation, { body: { email: 'gone@example.test' } })).code).toBe('email_not_found');
    const { answer } = await ground.visitor().call(signUp, { body: draftWith({ email: 'gone@example.test' }) });
    expect(answer.user!.id).not.toBe(ground.world.gone);
  });

  it('the address may have a new owner before: that one’s mails stay', async () => {
    ground.server.passes(14 * day);
    await ground.visitor().call(signUp, { body: draftWith({ email: 'gone@example.test' }) });
    await eraser().eraseDue();
    expect(await databaseText(ground.db)).toContain('gone@example.test');
    expect(await row(ground.world.gone)).toMatchObject({ name: '–', email: '' });
  });

  it('whom others talked with keep the conversation, without a name', async () => {
    await write('free', 'other', 'Dag, met mij');
    await leave(ground.world.free);
    ground.server.passes(15 * day);
    await eraser().eraseDue();
    const other = await ground.as('other');
    const [chat] = (await other.call(listChats)).answer.chats;
    expect(chat!.profile).toMatchObject({ name: '–', status: 'deleted', main_image: null });
    expect((await other.call(getChat, { query: { member: ground.world.free } })).answer.messages).toMatchObject([{ text: 'Dag, met mij' }]);
  });

  it('what nobody reads any more goes too; the books still add up', async () => {
    await write('free', 'other', 'een');
    await write('free', 'fictional', 'twee');
    const sum = async () => (await creditBalance(ground.db, ground.world.free)).ledger;
    const before = await sum();
    await leave(ground.world.free, ground.world.other);
    ground.server.passes(15 * day);
    await eraser().eraseDue();
    expect([await ground.db.select().from(messages), await ground.db.select().from(conversations)]).toEqual([[], []]);
    expect(await sum()).toBe(before);
  });

  it('takes the photos’ files along, but not an illustration that another member shows', async () => {
    const { db, server, world } = ground;
    await addPhotos(db, world.other, [{ name: 'premium0' }]);
    for (const name of ['premium0', 'premium2', 'premium2-small', 'premium2-veiled']) server.photos.files.set(`${name}.webp`, new Uint8Array([1]));
    await leave(world.premium);
    server.passes(15 * day);
    await eraser().eraseDue();
    expect([...server.photos.files.keys()]).toEqual(['premium0.webp']);
  });

  it('where a file cannot be taken away, all of it is tried again', async () => {
    await leave(ground.world.premium);
    ground.server.passes(15 * day);
    await expect(eraser(() => Promise.reject(new Error('the disk is full'))).eraseDue()).rejects.toThrow('the disk is full');
    expect((await row(ground.world.premium)).name).toBe('Premium');
    expect(await eraser().eraseDue()).toBe(1);
  });

  it('who cannot be erased holds up nobody who is due after them, and is tried again the next time', async () => {
    const { world, server } = ground;
    await leave(world.premium);
    server.passes(hour);
    await leave(world.other);
    server.passes(15 * day);
    await expect(eraser(() => Promise.reject(new Error('the disk is full'))).eraseDue()).rejects.toThrow('the disk is full');
    expect([(await row(world.premium)).erasedAt, (await row(world.other)).erasedAt]).toEqual([null, server.parts.clock.now()]);
    expect(await eraser().eraseDue()).toBe(1);
    expect((await row(world.premium)).erasedAt).toEqual(server.parts.clock.now());
  });

  it('once it is closed it begins with nobody', async () => {
    ground.server.passes(30 * day);
    const closed = eraser();
    await closed.close();
    expect(await closed.eraseDue()).toBe(0);
  });
});
