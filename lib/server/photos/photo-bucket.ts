// Photos in an S3-compatible store, behind the same port as the folder. Only the address of the environment is ever asked, by signed
// requests; where it leads elsewhere, nobody follows. Decision 133; bars S7, S10.
import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { Env } from '@/lib/env';
import { Failure } from '../failure';
import { errorFacts, type Log } from '../logging/log';
import { photoNamePattern, type PhotoFiles } from './photo-files';

type Given = { store: NonNullable<Env['objectStore']>; log: Log; /** For one try, in milliseconds. */ patience?: number };

/** A photo that was prepared here is far smaller. */
const largest = 8 * 1024 * 1024;
const tries = 2;
const retryAfter = 5_000;

class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly status: number) {
    super(`The object store answered ${status}`);
  }
}

/** A body that says it is larger than any photo, or turns out to be, is none. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) throw new Refused(response.status);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Photos in a bucket. Throws the failure `unavailable` where the store cannot be reached in time or will not have the request. */
export function photoBucket({ store: { endpoint, bucket, accessKey, secretKey, region }, log, patience = 4_000 }: Given): PhotoFiles {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', ...(region && { region }) });
  const base = `${endpoint}/${encodeURIComponent(bucket)}/photos`;

  const once = async <Value>(name: string, init: RequestInit, read: (response: Response) => Promise<Value>): Promise<Value> => {
    const request = await client.sign(`${base}/${name}`, init);
    const response = await fetch(request, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(patience) });
    try {
      return await read(response);
    } finally {
      await response.body?.cancel().catch(() => undefined);
    }
  };

  /** Each of these requests may be repeated: a name stands for one picture for ever. */
  const ask = async <Value>(name: string, init: RequestInit, read: (response: Response) => Promise<Value>): Promise<Value> => {
    if (!photoNamePattern.test(name)) throw new Error('Not the name of a photo');
    for (let at = 1; ; at++) {
      try {
        return await once(name, init, read);
      } catch (error) {
        const final = at === tries || (error instanceof Refused && error.status < 500);
        if (!final) continue;
        log({ level: 'error', event: 'the object store did not do it', method: init.method, status: error instanceof Refused ? error.status : undefined, ...errorFacts(error) });
        throw new Failure('unavailable', { retryAfter });
      }
    }
  };
  const done = (response: Response) => (response.ok ? Promise.resolve() : Promise.reject(new Refused(response.status)));

  return {
    read: (name) =>
      ask(name, { method: 'GET' }, async (response) => {
        if (response.status === 404) return null;
        await done(response);
        return bytesOf(response);
      }),
    write: (name, bytes) => {
      const headers = { 'content-type': 'image/webp', 'cache-control': 'private', 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
      return ask(name, { method: 'PUT', headers, body: new Uint8Array(bytes) }, done);
    },
    remove: (name) => ask(name, { method: 'DELETE' }, (response) => (response.status === 404 ? Promise.resolve() : done(response))),
  };
}
