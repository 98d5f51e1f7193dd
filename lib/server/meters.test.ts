import { expect, it } from 'vitest';
import { metrics } from '@/lib/metrics';
import { listChats, sendMessage } from '@/lib/contract/chats';
import { countedLog } from './logging/counted-log';
import { currentRequest } from './logging/current-request';
import { jsonLog } from './logging/log';
import { queueLengths } from './jobs/queue-lengths';
import { members } from './store/schema/members';
import { timeStatements } from './database/time-statements';
import { onOneDatabase } from './testing/suite';
import { browser, testServer } from './testing/test-server';

const told = () => metrics().registry.metrics();

onOneDatabase('the meters of the server', (ground) => {
  it('count calls and statements, with nothing of anybody in the labels', async () => {
    timeStatements();
    metrics().registry.resetMetrics();
    const own = await ground.as('free');
    await own.call(sendMessage, { body: { member: ground.world.other, text: 'strikt geheim', client_id: 'metered-message-0001' } });
    await own.call(listChats);
    await ground.visitor().send('/api/sanne.php?email=sanne@example.test');
    const text = await told();
    expect(text).toMatch(/^vonk_statement_seconds_count\{kind="select"\} [1-9]/m);
    expect(text).toMatch(/^vonk_calls_total\{call="\/api\/message\.php",method="POST",status="200"\} [1-9]/m);
    expect(text).toMatch(/^vonk_calls_total\{call="other",method="GET",status="404"\} [1-9]/m);
    expect(text).not.toMatch(/sanne|geheim|example\.test/);
  });

  it('tell what waits', async () => {
    const now = ground.server.parts.clock.now();
    expect(await queueLengths(ground.db, now)).toEqual({ mails: 0, pushes: 0, orders: 0, refunds: 0, erasures: 0 });
    await ground.db.update(members).set({ deletedAt: new Date(0) });
    expect((await queueLengths(ground.db, now)).erasures).toBe(9);
  });

  it('every line that a request leaves carries its id, and so does the answer', async () => {
    metrics().registry.resetMetrics();
    const lines: { id?: string; event: string }[] = [];
    const log = countedLog(jsonLog((line) => lines.push(JSON.parse(line) as never), () => new Date(), currentRequest));
    const db = new Proxy(ground.db, { get: (real, key) => (key === 'select' ? () => { log({ level: 'warn', event: 'deep inside' }); throw new Error('sanne'); } : Reflect.get(real, key) as unknown) });
    const server = testServer(db, { log });
    const answer = await browser(server.handle).send('/api/settings.php', { headers: { 'x-request-id': 'request-0123456789' } });
    expect(answer.headers.get('x-request-id')).toBe('request-0123456789');
    expect(lines.map(({ event, id }) => [event, id])).toEqual(['deep inside', 'failure', 'request'].map((event) => [event, 'request-0123456789']));
    log({ level: 'info', event: 'by the clock' });
    expect(lines.at(-1)!.id).toBeUndefined();
    expect(await told()).toContain('vonk_log_lines_total{level="warn",event="deep inside"}');
  });
});
