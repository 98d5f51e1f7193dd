import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportData } from '@/lib/contract/account';
import { sendMessage } from '@/lib/contract/chats';
import { setLike } from '@/lib/contract/likes';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';
import { markNotifications } from '../store/notification-list';
import { messages } from '../store/schema/conversations';

/** What the directory at the end of a zip says of each file: name, length and checksum, by which other programs hold what they unpack to be whole. */
function listed(zip: Uint8Array): [name: string, length: number, checksum: number][] {
  const view = new DataView(zip.buffer, zip.byteOffset);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => view.getUint16(at + from, true)) as [number, number, number];
    const file: [string, number, number] = [new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)), view.getUint32(at + 24, true), view.getUint32(at + 16, true)];
    at += 46 + nameLength + extra + comment;
    return file;
  });
}

onOneDatabase('the copy of a member’s own data', (ground) => {
  const fetched = (own: Browser) => own.send(exportData.path, { method: 'POST' });
  const unpacked = async (own: Browser) => {
    const bytes = new Uint8Array(await (await fetched(own)).arrayBuffer());
    const files = unzipSync(bytes);
    const json = (name: string) => JSON.parse(new TextDecoder().decode(files[name])) as Record<string, unknown>;
    return { bytes, files, json };
  };

  it('is a zip that other programs read, with the account, the conversations and the photos', async () => {
    const premium = await ground.as('premium');
    for (const name of ['premium0', 'premium1', 'premium2']) await ground.server.photos.write(`${name}.webp`, new TextEncoder().encode(`sharp ${name}`));
    await premium.call(sendMessage, { body: { member: ground.world.free, text: 'Hoi “Free” 👋', client_id: 'export-message-0001' } });
    const response = await fetched(premium);
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([200, 'application/zip', 'attachment; filename="vonk.test-2026-11-21.zip"']);
    const zip = new Uint8Array(await response.arrayBuffer());
    expect(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, bytes.length, crc32(bytes)]).toSorted()).toEqual(listed(zip).toSorted());
    expect(listed(zip).map(([name]) => name).toSorted()).toEqual(['account-more.json', 'account.json', 'blocked.json', 'conversations.json', 'credits.json', 'likes.json', 'operator.json', 'payments.json', 'photos.json', 'photos/1.webp', 'photos/2.webp', 'photos/3.webp', 'purchases.json', 'sessions.json', 'swipes.json', 'told.json']);

    const { files, json } = await unpacked(premium);
    expect(json('account.json')).toMatchObject({ name: 'Premium', email: 'premium@example.test', paid_user: true });
    expect(json('conversations.json')).toMatchObject([{ with: { name: 'Free' }, messages: [{ mine: true, text: 'Hoi “Free” 👋' }] }]);
    expect(json('photos.json')).toMatchObject([{ main: true, private: false }, { private: false }, { private: true }]);
    expect(new TextDecoder().decode(files['photos/3.webp'])).toBe('sharp premium2');
  });

  it('says of each notification whether it was read, also where all were read at once', async () => {
    const [free, other, premium] = [await ground.as('free'), await ground.as('other'), await ground.as('premium')];
    const read = async () => ((await unpacked(free)).json('told.json') as { notifications: { read: boolean }[] }).notifications.map((each) => each.read);
    await other.call(setLike, { body: { profile: ground.world.free, like: true } });
    expect(await read()).toEqual([false]);
    await markNotifications(ground.db, ground.world.free, undefined, new Date());
    await premium.call(setLike, { body: { profile: ground.world.free, like: true } });
    expect(await read()).toEqual([false, true]);
  });

  it('holds neither what opens an account nor anything private of others', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    await other.call(setLike, { body: { profile: ground.world.free, like: true } });
    await other.call(sendMessage, { body: { member: ground.world.free, text: 'voor Free', client_id: 'export-message-0002' } });
    await other.call(sendMessage, { body: { member: ground.world.premium, text: 'voor Premium alleen', client_id: 'export-message-0003' } });
    const { files } = await unpacked(free);
    const text = Object.entries(files).filter(([name]) => name.endsWith('.json')).map(([, bytes]) => new TextDecoder().decode(bytes)).join('\n');
    expect(text).toContain('voor Free');
    expect(text).not.toMatch(/argon2|token|hash|Premium alleen|other@example|1980-01-15|50\.94/i);
  });

  it('holds a long conversation whole, in order, however it is cut on the way', async () => {
    const free = await ground.as('free');
    const { answer } = await free.call(sendMessage, { body: { member: ground.world.other, text: 'nummer 0', client_id: 'export-message-0004' } });
    const rows = Array.from({ length: 1_200 }, (_, at) => ({ conversationId: answer.conversation.id, senderId: ground.world.other, clientId: `long-${at}`, text: `nummer ${at + 1}`, sentAt: new Date('2026-11-21T12:00:00Z') }));
    await ground.db.insert(messages).values(rows);
    const { json } = await unpacked(free);
    const [talk] = json('conversations.json') as unknown as [{ messages: { text: string }[] }];
    expect(talk.messages.map(({ text }) => text)).toEqual(Array.from({ length: 1_201 }, (_, at) => `nummer ${at}`));
  });

  it('is made three times a day, for members alone, and for nobody’s page but the site’s', async () => {
    const free = await ground.as('free');
    const told = [];
    for (let tries = 0; tries < 4; tries += 1) told.push((await fetched(free)).status);
    expect(told).toEqual([200, 200, 200, 429]);
    ground.server.passes(8 * 3_600_000);
    expect((await fetched(free)).status).toBe(200);
    expect((await fetched(ground.visitor())).status).toBe(403);
    expect((await free.send(exportData.path, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });
});
