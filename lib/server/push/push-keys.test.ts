import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pushKeys } from './push-keys';

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'push-keys-'))));
afterEach(() => rm(dataDir, { recursive: true }));

it('makes a pair once, which two that start at once share, and nobody else reads', async () => {
  const [one, other] = await Promise.all([pushKeys({ vapid: undefined, dataDir }), pushKeys({ vapid: undefined, dataDir })]);
  expect(one).toEqual(other);
  expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65);
  expect((await stat(join(dataDir, 'push-keys.json'))).mode & 0o777).toBe(0o600);
  expect(await pushKeys({ vapid: undefined, dataDir })).toEqual(one);
});

it('takes those of the environment before its own', async () => {
  const vapid = { publicKey: 'p', privateKey: 'q', subject: 'mailto:push@vonk.test' };
  expect(await pushKeys({ vapid, dataDir })).toEqual(vapid);
});

it('does not make a new pair over a file that it cannot read: every subscription would be lost', async () => {
  const file = join(dataDir, 'push-keys.json');
  await writeFile(file, '{"publicKey":"x"}');
  await expect(pushKeys({ vapid: undefined, dataDir })).rejects.toThrow();
  expect(await readFile(file, 'utf8')).toBe('{"publicKey":"x"}');
});
