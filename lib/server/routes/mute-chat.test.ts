import { expect, it } from 'vitest';
import { getChat, listChats, muteChat, sendMessage } from '@/lib/contract/chats';
import { listNotifications } from '@/lib/contract/notifications';
import { createNotifier } from '../jobs/notifier';
import { mails } from '../store/schema/mails';
import { members } from '../store/schema/members';
import { onOneDatabase } from '../testing/suite';

let written = 0;

onOneDatabase('a conversation that is kept quiet', (ground) => {
  const write = async (from: 'free' | 'other' | 'premium', to: 'free' | 'other', text = 'hoi') =>
    (await (await ground.as(from)).call(sendMessage, { body: { member: ground.world[to], text, client_id: `mute-test-message-${(written += 1)}` } })).answer;
  const mute = async (conversation: number, muted = true) => (await ground.as('free')).call(muteChat, { body: { conversation, muted } });
  const told = async () => (await (await ground.as('free')).call(listNotifications)).answer;
  const mailed = async () => {
    const { db, clock, log, post, random } = ground.server.parts;
    await db.update(members).set({ lastSeenAt: null });
    ground.server.passes(3_600_000);
    await createNotifier({ db, clock, log, post, random }).tellDue();
    return (await db.select().from(mails)).map(({ recipient, kind }) => `${recipient} ${kind}`);
  };

  it('gives no notification and no mail, and is counted and live as before', async () => {
    const { conversation } = await write('other', 'free');
    expect((await mute(conversation.id)).status).toBe(200);
    expect(await told()).toMatchObject({ unread: 0, notifications: [{ kind: 'message', read: true }] });
    const heard: unknown[] = [];
    ground.server.parts.bus.subscribe(ground.world.free, ({ event }) => void heard.push(event?.type));
    await write('other', 'free');
    expect(heard).toEqual(['message']);
    expect((await told()).unread).toBe(0);
    const free = await ground.as('free');
    expect((await free.call(listChats)).answer.chats).toMatchObject([{ conversation: { id: conversation.id, muted: true }, num_unread_messages: 2 }]);
    expect((await free.call(getChat, { query: { member: ground.world.other } })).answer.conversation).toMatchObject({ muted: true });
    expect(await mailed()).toEqual([]);
  });

  it('[S15] speaks again once that is taken back; others were heard all along', async () => {
    const { conversation } = await write('other', 'free');
    await mute(conversation.id);
    await write('premium', 'free');
    expect((await told()).unread).toBe(1);
    await mute(conversation.id, false);
    await write('other', 'free');
    expect((await told()).unread).toBe(2);
    expect(await mailed()).toEqual(['free@example.test new-messages']);
  });

  it('is the one side’s own business', async () => {
    const { conversation } = await write('other', 'free');
    await mute(conversation.id);
    expect((await (await ground.as('other')).call(listChats)).answer.chats).toMatchObject([{ conversation: { muted: false } }]);
    await write('free', 'other');
    expect((await (await ground.as('other')).call(listNotifications)).answer.unread).toBe(1);
  });

  it('tells the member’s other tabs; one of others is as unknown as none', async () => {
    const { conversation } = await write('other', 'free');
    const heard: unknown[] = [];
    ground.server.parts.bus.subscribe(ground.world.free, ({ event }) => void heard.push(event));
    await mute(conversation.id);
    expect(heard).toEqual([{ type: 'chats' }]);
    const premium = await ground.as('premium');
    for (const id of [conversation.id, 9_999_999]) expect((await premium.call(muteChat, { body: { conversation: id, muted: true } })).code).toBe('not_found');
  });
});
