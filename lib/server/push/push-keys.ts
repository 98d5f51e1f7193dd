// The key pair with which the browsers' push services know this server: from the environment, or made once and kept. Decisions, 'Running it' (VAPID_*).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateVAPIDKeys } from 'web-push';
import * as z from 'zod/mini';

export type PushKeys = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may write to; unset: the site that sends. */
  subject?: string;
};

const kept = z.object({ publicKey: z.string().check(z.regex(/^[\w-]{87}$/)), privateKey: z.string().check(z.regex(/^[\w-]{43}$/)) });

/**
 * The keys of this server. Made ones lie in the data folder: browsers that subscribed with a key take nothing from another.
 * Throws where the file is there and no key pair is in it: made anew, every subscription would be lost.
 */
export async function pushKeys({ vapid, dataDir }: { vapid: PushKeys | undefined; dataDir: string }): Promise<PushKeys> {
  if (vapid) return vapid;
  const file = join(dataDir, 'push-keys.json');
  await mkdir(dataDir, { recursive: true });
  // Whoever comes second finds the keys of the first.
  await writeFile(file, `${JSON.stringify(generateVAPIDKeys())}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return kept.parse(JSON.parse(await readFile(file, 'utf8')));
}
