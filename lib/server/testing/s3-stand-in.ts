// A server on 127.0.0.1 that keeps objects as S3 does, and checks each signature as its published algorithm (Signature Version 4) says.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kept = { bytes: Buffer; type: string | undefined };
export const accessKey = 'AKIATEST';
export const secretKey = 'a-secret-of-the-store';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Why a request is refused, or null where its signature is right. */
function fault(request: IncomingMessage, body: Buffer): string | null {
  const header = (name: string) => request.headers[name]?.toString() ?? '';
  const [, id, day, region, signed, signature] = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(header('authorization')) ?? [];
  if (id !== accessKey) return 'InvalidAccessKeyId';
  const date = header('x-amz-date');
  const moment = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(moment) || !date.startsWith(day!) || Math.abs(Date.now() - moment) > 15 * 60_000) return 'RequestTimeTooSkewed';
  const names = signed!.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return 'AccessDenied';
  const hash = header('x-amz-content-sha256');
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url!, 'http://store');
  const canonical = [request.method, url.pathname, url.searchParams.toString(), ...names.map((name) => `${name}:${header(name).trim()}`), '', signed, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region!, 's3', 'aws4_request'].reduce<Buffer>((made, part) => hmac(made, part), hmac(`AWS4${secretKey}`, day!));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

const refuse = (response: ServerResponse, status: number, code: string) => response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

type Mood = 'well' | 'hangs' | 'fails' | 'leads elsewhere' | 'floods' | 'fails once';

/** Listens on a free port, with one bucket. `mood` is how it answers. */
export async function s3StandIn(bucket = 'photos') {
  const objects = new Map<string, Kept>();
  const asked: string[] = [];
  const state = { mood: 'well' as Mood };
  const prefix = `/${bucket}/`;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    asked.push(`${request.method} ${request.url}`);
    if (state.mood === 'hangs') return;
    if (state.mood === 'fails' || state.mood === 'fails once') {
      if (state.mood === 'fails once') state.mood = 'well';
      return void refuse(response, 503, 'SlowDown');
    }
    if (state.mood === 'leads elsewhere') return void response.writeHead(307, { location: 'http://127.0.0.1:1/secret' }).end();
    if (state.mood === 'floods') return void response.writeHead(200).end(Buffer.alloc(20 * 1024 * 1024));
    const wrong = fault(request, body);
    if (wrong) return void refuse(response, 403, wrong);
    if (!request.url!.startsWith(prefix)) return void refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(request.url!.slice(prefix.length));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] });
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const kept = objects.get(key);
    if (!kept) return void refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': kept.type ?? 'binary/octet-stream' }).end(kept.bytes);
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    store: { endpoint, bucket, accessKey, secretKey, region: undefined },
    objects, asked, state,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
