// What the person at the terminal reads when a server cannot start: a second one on the same folder, or on the same port.
import { spawn } from 'node:child_process';
import { freePort } from '../scripts/listen-address.mjs';
import { expect, test } from './fixtures';

const start = (env: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, API_ORIGIN: '', DATABASE_URL: '', ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.once('close', (code) => resolve({ code, said }));
  });

const folder = process.env.E2E_DATA_DIR ?? '';

test('a second server on the folder of a running one refuses, and the first goes on', async ({ page }) => {
  const { code, said } = await start({ DATA_DIR: folder, PORT: String(await freePort()) });
  expect(said).toMatch(/^\nThe database in \S+ is in use by a running server \(process \d+\)\. Stop that one first, or set DATA_DIR to another folder\.\n\n$/);
  expect(code).toBe(1);
  expect((await page.goto('/'))?.status()).toBe(200);
});

test('a port that is taken is told in one sentence', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const { code, said } = await start({ DATA_DIR: `${folder}-other`, PORT: port });
  expect(said).toMatch(new RegExp(`^\nPort ${port} is in use by another program\\. Stop that one, or choose another port: PORT=\\d+ npm start\n\n$`));
  expect(code).toBe(1);
});
