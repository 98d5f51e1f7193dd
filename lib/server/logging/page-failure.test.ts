import { expect, test } from 'vitest';
import { logPageFailure } from './page-failure';

const place = { routerKind: 'App Router', routePath: '/[site]/[slug]/live/(frame)/(default)/members/[id]', routeType: 'render', revalidateReason: undefined } as const;

function told(error: unknown, request: Parameters<typeof logPageFailure>[1], where: Parameters<typeof logPageFailure>[2] = place) {
  const lines: string[] = [];
  logPageFailure(error, request, where, (line) => lines.push(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  return { line: lines[0]!, facts: JSON.parse(lines[0]!) as Record<string, unknown> };
}

test('a page that breaks is one line of JSON, as all others, with the id of its request', () => {
  const error = Object.assign(new TypeError('Cannot read properties of undefined'), { digest: '2338190456' });
  const { facts } = told(error, { method: 'GET', id: 'r-1' });
  expect(facts).toMatchObject({ id: 'r-1', level: 'error', event: 'page_failed', route: '/[site]/[slug]/live/(frame)/(default)/members/[id]', kind: 'render', method: 'GET', digest: '2338190456', error: 'TypeError' });
  expect(facts.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(facts.at).toContain('page-failure.test.ts');
});

test('nothing of who asked, or for what, is in it', () => {
  const error = Object.assign(new Error('No member Sanne at /members/7041906?token=geheim'), { digest: 'NEXT;replace;/members/7041906?token=geheim' });
  const { line, facts } = told(error, { method: 'SANNE' }, { routePath: '/[site]/[slug]/members/[id]?token=geheim', routeType: 'render' });
  expect(line).not.toMatch(/Sanne|SANNE|geheim|7041906/);
  expect(facts.method).toBe('other');
  expect('digest' in facts).toBe(false);
});

test.each([null, undefined, 'text', 7])('what is thrown may be %s', (thrown) => {
  expect(told(thrown, { method: 'POST' }).facts).toMatchObject({ event: 'page_failed', method: 'POST', error: typeof thrown });
});
