import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { sendCopies } from './compress-answers';
import { compressedFiles, copyFolders } from './compressed-files';

const script = `console.log('${'zeilen '.repeat(400)}')`;

/** A folder of a build and one of files at the root, with copies of some. */
function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [built, open] = [join(folder, 'built'), join(folder, 'open')];
  mkdirSync(join(built, 'chunks'), { recursive: true });
  mkdirSync(open);
  const file = (path: string, text: string | Buffer) => writeFileSync(join(folder, path), text);
  file('built/chunks/a.js', script);
  file('built/chunks/a.js.br', brotliCompressSync(script));
  file('built/chunks/a.js.gz', gzipSync(script));
  file('built/chunks/small.js', 'let x');
  file('open/icons.svg', '<svg/>');
  file('open/icons.svg.br', brotliCompressSync('<svg/>'));
  file('open/photo.png.br', '');
  return { folder, paths: { '/_next/static/': built, '/': open } };
}

test.each([
  ['/_next/static/chunks/a.js', 'gzip, br', { path: '/_next/static/chunks/a.js.br', type: 'application/javascript; charset=UTF-8', encoding: 'br' }],
  ['/_next/static/chunks/a.js', 'gzip', { path: '/_next/static/chunks/a.js.gz', type: 'application/javascript; charset=UTF-8', encoding: 'gzip' }],
  ['/_next/static/chunks/a.js', 'identity', undefined],
  ['/_next/static/chunks/a.js', undefined, undefined],
  ['/_next/static/chunks/a.js.br', 'br', undefined],
  ['/_next/static/chunks/small.js', 'br', undefined],
  ['/icons.svg', 'br', { path: '/icons.svg.br', type: 'image/svg+xml', encoding: 'br' }],
  ['/icons.svg', 'gzip', undefined],
  ['/photo.png', 'br', undefined],
  ['/members', 'br', undefined],
])('in place of %s goes, to who takes %s, %o', (path, accepted, copy) => expect(compressedFiles(folders().paths)(path, accepted)).toEqual(copy));

test('a copy that a new build has taken away is sent no more: what is asked for is answered as it stands', () => {
  const { folder, paths } = folders();
  const copyOf = compressedFiles(paths);
  rmSync(join(folder, 'built', 'chunks', 'a.js.br'));
  expect(copyOf('/_next/static/chunks/a.js', 'br')).toBeUndefined();
  expect(copyOf('/icons.svg', 'br')).toBeDefined();
});

test('the product alone has copies: a preview lies in a folder of its own, and what one develops changes', () => {
  const served = [[true, false], [true, true], [false, false], [false, true]] as const;
  expect(served.map(([production, gallery]) => Object.keys(copyFolders({ production, gallery })))).toEqual([['/_next/static/', '/'], [], [], []]);
});

test('before there is a build there are no copies', () => {
  expect(compressedFiles({ '/_next/static/': '/no/such/folder' })('/_next/static/chunks/a.js', 'br')).toBeUndefined();
});

test('a copy is sent as what it is a copy of; what is posted is answered as it stands', async () => {
  const { paths } = folders();
  const copyOf = compressedFiles(paths);
  const server = createServer((asked, answer) => {
    sendCopies(asked, answer, copyOf);
    answer.end(asked.url);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const ask = (path: string, method = 'GET') =>
    new Promise<{ url: string; headers: IncomingMessage['headers'] }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, method, headers: { 'accept-encoding': 'br' } }, (answer) => {
        let url = '';
        answer.on('data', (part: Buffer) => (url += part.toString())).on('end', () => resolve({ url, headers: answer.headers }));
      }).on('error', reject).end();
    });
  expect(await ask('/icons.svg?v=1')).toMatchObject({ url: '/icons.svg.br?v=1', headers: { 'content-encoding': 'br', 'content-type': 'image/svg+xml', vary: 'Accept-Encoding' } });
  const posted = await ask('/icons.svg', 'POST');
  expect([posted.url, posted.headers['content-encoding']]).toEqual(['/icons.svg', undefined]);
});
