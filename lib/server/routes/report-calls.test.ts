import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { blockMember } from '@/lib/contract/blocks';
import { removeChat, sendMessage } from '@/lib/contract/chats';
import { draftReport, listReports, sendReport } from '@/lib/contract/reports';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { reports } from '../store/schema/reports';
import { lettersIn, newestLetter } from '../testing/letters';
import { today } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';

let written = 0;

onOneDatabase('reports', (ground) => {
  const send = async (own: Browser, member: number, text: string) =>
    (await own.call(sendMessage, { body: { member, text, client_id: `report-test-message-${(written += 1)}` } })).answer;
  const report = (own: Browser, body: object = {}, key?: string) =>
    own.call(sendReport, { body: { profile: ground.world.other, reason: 'money', ...body }, headers: key ? { 'idempotency-key': key } : {} });
  const kept = () => ground.db.select().from(reports).orderBy(reports.id);

  it('a report gets a number and a status, is in the sender’s list, and in a mail without a word of it', async () => {
    const free = await ground.as('free');
    const { answer } = await report(free, { text: 'Vroeg om geld.' });
    expect(answer).toEqual({
      report: { number: expect.stringMatching(/^M-2026-[2-9B-Z]{4}-[2-9B-Z]{4}$/) as string, reason: 'money', received_at: today.toISOString(), status: 'open', decision: undefined, decided_at: null, profile: ground.world.other, name: 'Other' },
      blocked: false,
    });
    expect((await free.call(listReports)).answer.reports).toEqual([answer.report]);
    expect((await (await ground.as('other')).call(listReports)).answer.reports).toEqual([]);
    const { to, letter } = await newestLetter(ground.db, 'report-receipt');
    expect([to, letter]).toEqual(['free@example.test', { kind: 'report-receipt', number: answer.report.number, reason: 'money', answerHours: 24 }]);
    const told = await ground.db.select().from(notifications).where(eq(notifications.kind, 'report_status'));
    expect(told).toMatchObject([{ memberId: ground.world.free, data: { number: answer.report.number, status: 'received' } }]);
  });

  it('takes along the last twenty messages, or those that were chosen, and keeps them whatever becomes of them', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    for (let at = 1; at <= 22; at++) await send(at % 2 ? free : other, at % 2 ? ground.world.other : ground.world.free, `bericht ${at}`);
    const draft = (await free.call(draftReport, { query: { member: ground.world.other } })).answer;
    expect([draft.member.name, draft.messages.length, draft.messages[0]?.text]).toEqual(['Other', 20, 'bericht 3']);
    await report(free);
    await report(free, { messages: [draft.messages[1]!.id, draft.messages[4]!.id] });
    await report(free, { messages: [] });
    const [all, chosen, none] = (await kept()).map(({ snapshot }) => snapshot.messages);
    expect(all).toHaveLength(20);
    expect(chosen).toEqual([{ mine: false, text: 'bericht 4', sentAt: today.toISOString() }, { mine: true, text: 'bericht 7', sentAt: today.toISOString() }]);
    expect(none).toEqual([]);
  });

  it('keeps the profile as it was then', async () => {
    await ground.db.update(members).set({ about: 'Oude tekst' }).where(eq(members.id, ground.world.premium));
    await report(await ground.as('free'), { profile: ground.world.premium, reason: 'stolen_photo' });
    await ground.db.update(members).set({ about: 'Nieuwe tekst', name: 'Anders' }).where(eq(members.id, ground.world.premium));
    expect((await kept())[0]?.snapshot).toMatchObject({ name: 'Premium', about: 'Oude tekst', photos: ['premium0', 'premium1', 'premium2'] });
  });

  it('of a conversation of others no message goes along, whatever ids are sent', async () => {
    const { message } = await send(await ground.as('other'), ground.world.premium, 'strikt geheim');
    const free = await ground.as('free');
    await send(free, ground.world.other, 'hoi');
    await report(free, { messages: [message.id] });
    expect((await kept())[0]?.snapshot.messages).toEqual([]);
  });

  it('the same call made six times is one report and one mail, and counts once', async () => {
    const free = await ground.as('free');
    const told = await Promise.all(Array.from({ length: 6 }, () => report(free, {}, 'the-key-of-one-report')));
    expect(new Set(told.map(({ answer }) => answer.report.number)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    expect((await lettersIn(ground.db)).filter(({ kind }) => kind === 'report-receipt')).toHaveLength(1);
  });

  it('blocks in the same step where that is asked, and only then', async () => {
    const free = await ground.as('free');
    expect((await report(free)).answer.blocked).toBe(false);
    expect((await report(free, { block: true }, 'a-report-with-a-block')).answer.blocked).toBe(true);
    expect((await report(free, { block: true }, 'a-report-with-a-block')).answer.blocked).toBe(true);
  });

  it('somebody whom one has blocked, or by whom one was cut off in the middle of a conversation, can still be reported', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    await send(other, ground.world.free, 'dreigend');
    await other.call(blockMember, { body: { profile: ground.world.free } });
    expect((await report(free)).status).toBe(200);
    expect((await kept())[0]?.snapshot.messages).toMatchObject([{ text: 'dreigend', mine: false }]);
    const cutOff = (await free.call(draftReport, { query: { member: ground.world.other } })).wire.member;
    expect(cutOff).toEqual({ id: ground.world.other, name: 'Other', status: 'deleted', main_image: null, fictional: false });
    await ground.db.update(members).set({ deletedAt: today }).where(eq(members.id, ground.world.other));
    expect((await free.call(draftReport, { query: { member: ground.world.other } })).wire.member).toEqual(cutOff);
    await ground.db.update(members).set({ deletedAt: null }).where(eq(members.id, ground.world.other));
    const poor = await ground.as('poor');
    await poor.call(blockMember, { body: { profile: ground.world.premium } });
    expect((await poor.call(draftReport, { query: { member: ground.world.premium } })).answer).toMatchObject({ blocked: true, messages: [] });
    // Whoever was blocked and never spoke with them learns nothing.
    expect((await report(await ground.as('premium'), { profile: ground.world.poor })).code).toBe('not_found');
  });

  it('one who left can be reported by whom they wrote to; what was removed from one’s own list stays out of it', async () => {
    const [free, other] = [await ground.as('free'), await ground.as('other')];
    const { conversation } = await send(other, ground.world.free, 'oud');
    await free.call(removeChat, { body: { conversation: conversation.id } });
    await send(other, ground.world.free, 'nieuw');
    await ground.db.update(members).set({ deletedAt: today }).where(eq(members.id, ground.world.other));
    expect((await report(free)).status).toBe(200);
    expect((await kept())[0]?.snapshot.messages.map(({ text }) => text)).toEqual(['nieuw']);
  });

  it('bad input is refused at its field; strangers, oneself and the made up are the same 404', async () => {
    const free = await ground.as('free');
    expect((await report(free, { text: 'x'.repeat(2_001) })).error).toMatchObject({ fields: { text: 'text_too_long' }, params: { max: 2000 } });
    expect((await report(free, { reason: 'dull' })).code).toBe('invalid_input');
    for (const profile of [ground.world.free, ground.world.elsewhere, ground.world.hidden, 999_999]) expect((await report(free, { profile })).code).toBe('not_found');
    expect(await kept()).toEqual([]);
  });

  it('[S11] an invisible member is the same 404 as nobody, unless they were talked with', async () => {
    const free = await ground.as('free');
    const told = async (member: number) => [(await free.call(draftReport, { query: { member } })).wire, (await report(free, { profile: member })).wire];
    await ground.db.update(members).set({ invisible: true }).where(eq(members.id, ground.world.other));
    expect(await told(ground.world.other)).toEqual(await told(999_999));
    expect(await kept()).toEqual([]);
    await send(await ground.as('other'), ground.world.free, 'hoi');
    expect((await free.call(draftReport, { query: { member: ground.world.other } })).answer.member.name).toBe('Other');
    expect((await report(free)).status).toBe(200);
  });

  it('ten reports can be made at once, then one every two hours', async () => {
    const free = await ground.as('free');
    for (let at = 0; at < 10; at++) expect((await report(free)).status).toBe(200);
    expect((await report(free)).code).toBe('too_many_requests');
    ground.server.passes(2 * 3_600_000);
    expect((await report(free)).status).toBe(200);
  });
});
