import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/tests/temporary-folder';
import { sayWelcome } from './say-welcome.mjs';

const { demoLoginsFile } = vi.hoisted(() => ({ demoLoginsFile: { path: '' } }));
vi.mock('./draw-demo-photos.mjs', () => ({ get demoLoginsFile() { return demoLoginsFile.path; } }));

afterEach(() => vi.unstubAllEnvs());

function welcome(): string[] {
  demoLoginsFile.path = path.join(temporaryFolder(), 'logins.json');
  const logins = [{ email: 'a@vonk.test', role: 'free', site: 'general' }, { email: 'b@vonk.test', role: 'free', site: 'she' }, { email: 'c@vonk.test', role: 'free', site: 'new' }];
  writeFileSync(demoLoginsFile.path, JSON.stringify({ password: 'secret', logins, operator: 'o@vonk.test' }));
  const said: string[] = [];
  sayWelcome({ say: (line: string) => said.push(line) }, { url: 'http://127.0.0.1:3000', port: 3000 });
  return said;
}

test('the terminal names each demo site beside the first, and who can sign in where', () => {
  const said = welcome();
  expect(said.find((line) => line.startsWith('Other sites'))).toBe('Other sites: http://she.localhost:3000  http://new.localhost:3000');
  expect(said.find((line) => line.includes('c@vonk.test'))).toMatch(/free, new$/);
});

test('the demo’s operator is named, unless there is one of the operator’s own, beside whom nobody else may sign in', () => {
  expect(welcome().find((line) => line.includes('o@vonk.test'))).toMatch(/operator, at http:\/\/127\.0\.0\.1:3000\/operator$/);
  vi.stubEnv('OPERATOR_EMAIL', 'boss@example.test');
  expect(welcome().join('\n')).not.toContain('o@vonk.test');
});
