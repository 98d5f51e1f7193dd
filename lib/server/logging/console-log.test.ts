import { expect, test } from 'vitest';
import { logConsole } from './console-log';

function written(write: (target: Pick<Console, 'error' | 'warn'>) => void): Record<string, unknown>[] {
  const target = { error: () => undefined, warn: () => undefined };
  const lines: string[] = [];
  logConsole(target, (line) => lines.push(line));
  write(target);
  return lines.map((line) => {
    expect(line).toMatch(/^\{.*\}\n$/);
    return JSON.parse(line) as Record<string, unknown>;
  });
}

test('[bar S11] an error on the console is a line of JSON with its kind and place, and none of its words', () => {
  const [line] = written((console) => console.error(' ⨯', new TypeError('No member Sanne in Utrecht\nsanne@vonk.test')));
  expect(line).toMatchObject({ level: 'error', event: 'console', error: 'TypeError' });
  expect(line!.at).toContain('console-log.test.ts');
  expect(JSON.stringify(line)).not.toMatch(/Sanne|Utrecht|vonk\.test/i);
});

test('[bar S11] a text is a line that says where it was written', () => {
  const [line] = written((console) => console.warn('Request of sanne@vonk.test: hoi Bram'));
  expect(line).toMatchObject({ level: 'warn', event: 'console' });
  expect(line!.at).toContain('console-log.test.ts');
  expect(JSON.stringify(line)).not.toMatch(/sanne|hoi/);
});

test('what broke a page is told once, by its own line', () => {
  expect(written((console) => console.error(Object.assign(new Error('broken'), { digest: '233' })))).toEqual([]);
});
