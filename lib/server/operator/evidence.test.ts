import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { changePhotos, removePhoto } from '@/lib/contract/photos';
import { sendReport } from '@/lib/contract/reports';
import { createEraser } from '../jobs/eraser';
import { members } from '../store/schema/members';
import { photos } from '../store/schema/photos';
import { asOperator, keepTestOperator } from '../testing/operator-browser';
import { onOneDatabase } from '../testing/suite';

onOneDatabase('what a report is judged by', (ground) => {
  beforeEach(async () => {
    await keepTestOperator(ground);
    for (const name of ['premium0', 'premium1', 'premium2']) for (const part of ['', '-small', '-veiled']) await ground.server.photos.write(`${name}${part}.webp`, new Uint8Array([1]));
  });

  const report = async () => (await (await ground.as('free')).call(sendReport, { body: { profile: ground.world.premium, reason: 'stolen_photo' } })).answer.report.number;
  const idOf = async (name: string) => (await ground.db.select().from(photos).where(eq(photos.fullName, name)))[0]!.id;
  const take = async (name: string) => (await ground.as('premium')).call(removePhoto, { body: { id: await idOf(name) } });
  const has = (name: string) => ground.server.photos.files.has(`${name}.webp`);

  it('a photo that the member takes away is seen by the operator until the decision, and by nobody else', async () => {
    const number = await report();
    await take('premium0');
    expect([has('premium0'), has('premium0-small')]).toEqual([true, false]);
    for (const who of ['free', 'premium'] as const) expect((await (await ground.as(who)).send('/api/photo.php/premium0.webp')).status).toBe(404);
    const go = await asOperator(ground);
    expect(await (await go(`/reports/${number}`)).text()).toContain('Foto’s die sinds de melding weg of gewijzigd zijn');
    expect((await go(`/photos/${number}/then-0`)).headers.get('content-type')).toBe('image/webp');
    expect((await go(`/photos/${number}/then-9`)).status).toBe(404);
    await go(`/reports/${number}`, { decision: 'no_action' });
    expect(has('premium0')).toBe(false);
    expect((await go(`/photos/${number}/then-0`)).status).toBe(404);
    expect(await (await go(`/reports/${number}`)).text()).not.toContain('sinds de melding');
    expect(has('premium1')).toBe(true);
  });

  it('stays for the other report that names it', async () => {
    const [one, two] = [await report(), await report()];
    await take('premium0');
    const go = await asOperator(ground);
    await go(`/reports/${one}`, { decision: 'warning' });
    expect(has('premium0')).toBe(true);
    await go(`/reports/${two}`, { decision: 'warning' });
    expect(has('premium0')).toBe(false);
  });

  it('a photo that becomes private under new names is seen as it was', async () => {
    const bytes = await (await import('sharp')).default({ create: { width: 90, height: 120, channels: 3, background: 'teal' } }).webp().toBuffer();
    for (const part of ['', '-small']) await ground.server.photos.write(`premium1${part}.webp`, bytes);
    const number = await report();
    await (await ground.as('premium')).call(changePhotos, { body: { id: await idOf('premium1'), private: true } });
    expect(has('premium1')).toBe(true);
    expect((await (await asOperator(ground))(`/photos/${number}/then-1`)).status).toBe(200);
  });

  it('outlives the member who is erased by no more than the decision', async () => {
    const { db, server, world } = ground;
    const number = await report();
    await db.update(members).set({ deletedAt: server.parts.clock.now() }).where(eq(members.id, world.premium));
    server.passes(15 * 86_400_000);
    const { photos: files, clock, log, payments } = server.parts;
    expect(await createEraser({ db, photos: files, clock, log, payments }).eraseDue()).toBe(2);
    expect([has('premium0'), has('premium0-small')]).toEqual([true, false]);
    const go = await asOperator(ground);
    expect((await go(`/photos/${number}/then-0`)).status).toBe(200);
    await go(`/reports/${number}`, { decision: 'no_action' });
    expect([...server.photos.files.keys()].filter((name) => !name.includes('-'))).toEqual([]);
  });
});
