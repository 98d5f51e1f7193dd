import { describe, expect, it } from 'vitest';
import { longestComplaint } from '@/lib/contract/complaint-topics';
import { sendComplaint } from '@/lib/contract/complaints';
import { receiptNumber } from '../domain/receipt-number';
import { complaints } from '../store/schema/complaints';
import { lettersIn, newestLetter } from '../testing/letters';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

onOneDatabase('a complaint', (ground) => {
  const send = (some: object = {}, own: Browser = ground.visitor(), headers: Record<string, string> = {}) =>
    own.call(sendComplaint, { body: { topic: 'payment', email: ' Klager@example.test ', about: 'bestelling 12', text: ' Ik heb twee keer betaald. ', ...some }, headers });

  it('[S17] gets a number, reaches the operator, and whoever sent it has a receipt by mail', async () => {
    await withSettings(ground, { support_email: 'help@vonk.test' });
    const told = await send({ language: 'de' });
    expect([told.status, told.answer]).toMatchObject([200, { number: expect.stringMatching(/^K-2026-[2-9A-Z]{4}-[2-9A-Z]{4}$/), answer_days: 14, email: 'Klager@example.test' }]);
    const { number } = told.answer;
    expect(await lettersIn(ground.db)).toEqual([{ to: 'Klager@example.test', kind: 'complaint-receipt' }, { to: 'help@vonk.test', kind: 'complaint' }]);
    expect(await newestLetter(ground.db, 'complaint-receipt')).toMatchObject({ locale: 'de', letter: { number, topic: 'payment', answerDays: 14 } });
    expect((await newestLetter(ground.db, 'complaint')).letter).toMatchObject({ number, from: 'Klager@example.test', about: 'bestelling 12', text: 'Ik heb twee keer betaald.' });
    expect(await ground.db.select().from(complaints)).toMatchObject([{ number, siteId: 1, memberId: null, topic: 'payment' }]);
  });

  it('of a member is kept with who it was', async () => {
    await send({}, await ground.as('free'));
    expect((await ground.db.select().from(complaints))[0]!.memberId).toBe(ground.world.free);
  });

  it('repeated because its answer was lost has the same number, and no second mail', async () => {
    const headers = { 'idempotency-key': 'key-of-this-complaint' };
    const [first, again] = await Promise.all([send({}, ground.visitor(), headers), send({}, ground.visitor(), headers)]);
    expect(again.answer.number).toBe(first.answer.number);
    expect(await ground.db.select().from(complaints)).toHaveLength(1);
    expect(await lettersIn(ground.db)).toHaveLength(1);
  });

  it.each([
    [{ email: '' }, { email: 'required' }], [{ email: 'klager' }, { email: 'email_invalid' }], [{ text: ' \n ' }, { text: 'required' }], [{ text: 'x'.repeat(longestComplaint + 1) }, { text: 'text_too_long' }],
    [{ email: '', text: '' }, { email: 'required', text: 'required' }],
  ])('with %j is refused at its field', async (some, fields) => {
    const told = await send(some);
    expect([told.status, told.error?.fields]).toEqual([422, fields]);
    expect(await lettersIn(ground.db)).toEqual([]);
  });

  it('five from one address, then no more for a while', async () => {
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('leaves nothing of itself in the log', async () => {
    await send();
    expect(JSON.stringify(ground.server.lines)).not.toMatch(/Klager|betaald|bestelling/i);
  });
});

describe('its number', () => {
  it('is another each time, of signs that cannot be taken for one another', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const numbers = Array.from({ length: 500 }, () => receiptNumber('K', (bytes) => crypto.getRandomValues(new Uint8Array(bytes)), now));
    expect(new Set(numbers).size).toBe(500);
    for (const number of numbers) expect(number).toMatch(/^K-2026-[2-9BCDFGHJKMNPQRSTVWXZ]{4}-[2-9BCDFGHJKMNPQRSTVWXZ]{4}$/);
  });
});
