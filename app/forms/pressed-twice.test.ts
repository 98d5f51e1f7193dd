import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '@/lib/api/testing/behind-php';
import { closeEmbedded, embeddedHandler } from '@/lib/server/embedded';
import { templateFolder } from '@/lib/server/testing/template-folder';
import { POST } from './[name]/route';

const host = 'localhost';
let dataDir: string;

const quiet = () => void vi.spyOn(process.stdout, 'write').mockReturnValue(true);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pressed-twice-'));
  cpSync(await templateFolder(), dataDir, { recursive: true });
  setEnvironment({ DATA_DIR: dataDir, DATABASE_URL: '', API_ORIGIN: '' });
  quiet();
  await embeddedHandler();
}, 120_000);
beforeEach(quiet);
afterAll(async () => {
  await closeEmbedded();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

const press = async (name: string, fields: Record<string, string>) => {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const response = await POST(new NextRequest(`http://${host}/forms/${name}`, { method: 'POST', body: new URLSearchParams(fields), headers }), { params: Promise.resolve({ name }) });
  const cookies = response.headers.getSetCookie();
  return { location: response.headers.get('location'), signedIn: cookies.some((cookie) => /^auth=[\w-]{20,}/.test(cookie)), flash: cookies.find((cookie) => cookie.startsWith('flash-'))?.split(';')[0] };
};
const twice = (name: string, fields: Record<string, string>) => Promise.all([press(name, fields), press(name, fields)]);

const draft = {
  back: '/signup', email: 'twee-keer@vonk.test', name: 'Robin', password: 'zon achter de wolken', language: 'nl', birth_day: '4', birth_month: '3', birth_year: '1990', country: 'NL', key: 'form-number-0001',
};

test('sign-up pressed twice, at once or once more, leads on each time, signed in', async () => {
  const there = [...(await twice('signup', draft)), await press('signup', draft)];
  expect(there).toEqual(Array(3).fill({ location: '/complete-signup', signedIn: true, flash: undefined }));
  // Another form with the same address is somebody else's affair.
  expect(await press('signup', { ...draft, key: 'form-number-0002' })).toMatchObject({ location: '/signup', signedIn: false });
});

test('[S17] a complaint pressed twice has one receipt', async () => {
  const fields = { topic: 'payment', email: 'klager@vonk.test', text: 'Dubbel betaald.', language: 'nl', key: 'form-number-0001' };
  const [first, second] = await twice('complaint', fields);
  expect(first!.flash).toContain('number');
  expect(second).toEqual(first);
  expect((await press('complaint', { ...fields, key: 'form-number-0002' })).flash).not.toBe(first!.flash);
});
