import { asc, eq } from 'drizzle-orm';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processorTime } from '@/tests/processor-time';
import { databases } from '../testing/database';
import { templateFolder } from '../testing/template-folder';
import { FolderInUse } from './folder-lock';
import { openDatabase } from './open-database';
import { messages } from '../store/schema/conversations';
import { transfers } from '../store/schema/ledger';
import { members } from '../store/schema/members';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync(await templateFolder(), dataDir, { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

type Writer = ChildProcessByStdio<null, Readable, Readable>;

/** Starts the writing process on the folder; resolves when it has said so many lines, or has ended. */
function writer(): Writer {
  return spawn(process.execPath, ['--import', 'tsx', 'lib/server/testing/write-until-killed.ts', dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function killedAfter(child: Writer, lines: number): Promise<string[]> {
  let text = '';
  child.stdout.setEncoding('utf8');
  for await (const part of child.stdout as AsyncIterable<string>) {
    text += part;
    if (text.split('\n').length > lines) child.kill('SIGKILL');
  }
  // Its pipes close a moment before it is gone.
  if (child.signalCode === null) await once(child, 'exit');
  return text.split('\n').slice(0, -1);
}

async function errorOf(child: Writer): Promise<string> {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(child, 'close');
  return text;
}

describe('the embedded database', () => {
  it('after kill -9 holds every acknowledged message, once, and the balance and the ledger agree with it', async () => {
    const acknowledged = await killedAfter(writer(), 60);
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    // The clock stands still: what is opened after a crash waits for no time to pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    const spent = processorTime();
    const { db, close } = await openDatabase({ dataDir });
    const ready = spent();
    vi.useRealTimers();
    const kept = await db.select({ clientId: messages.clientId, senderId: messages.senderId }).from(messages).orderBy(asc(messages.id));
    expect(kept.map(({ clientId }) => clientId)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept.map(({ clientId }) => clientId)).size).toBe(kept.length);
    expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
    const [sender] = await db.select({ credits: members.credits }).from(members).where(eq(members.id, kept[0]!.senderId));
    expect(sender!.credits).toBe(1_000_000 - 2 * kept.length);
    expect(await db.select().from(transfers).where(eq(transfers.reason, 'message'))).toHaveLength(kept.length);
    await close();
    expect(ready).toBeLessThan(5_000);
  }, 90_000);

  it('refuses a second process on the same folder at once, in a clear sentence, and the first is not harmed', async () => {
    const first = await openDatabase({ dataDir });
    const refused = await errorOf(writer());
    expect(refused).toContain(`is in use by a running server (process ${process.pid}). Stop that one first, or set DATA_DIR to another folder.`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUse);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await first.ping();
    await first.close();
  }, 60_000);

  it('can be opened again after it was closed, with everything in it', async () => {
    const first = await openDatabase({ dataDir });
    await first.db.insert((await import('../store/schema/sites')).interests).values({ key: 'music', position: 0 });
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.db.select().from((await import('../store/schema/sites')).interests)).toEqual([{ key: 'music', position: 0 }]);
    await second.close();
  });

  it('lets the folder go when it cannot be opened', async () => {
    const { writeFileSync } = await import('node:fs');
    rmSync(join(dataDir, 'db'), { recursive: true });
    writeFileSync(join(dataDir, 'db'), 'not a folder');
    await expect(openDatabase({ dataDir })).rejects.not.toThrow(FolderInUse);
    rmSync(join(dataDir, 'db'));
    cpSync(join(await templateFolder(), 'db'), join(dataDir, 'db'), { recursive: true });
    await (await openDatabase({ dataDir })).close();
  });
});

describe.each(databases.slice(1))('$name', () => {
  it('is migrated once by servers that start at the same time', async () => {
    const { default: postgres } = await import('postgres');
    const name = `test_together_${process.pid}`;
    const url = new URL(process.env['TEST_DATABASE_URL']!);
    const admin = postgres(url.href, { max: 1 });
    await admin.unsafe(`create database ${name}`);
    url.pathname = `/${name}`;
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl: url.href })));
    for (const each of opened) await each.ping();
    for (const each of opened) await each.close();
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  });
});
