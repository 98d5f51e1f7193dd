import { describe, expect, it } from 'vitest';
import { errorFacts, jsonLog } from './log';

describe('the log', () => {
  it('writes one line of JSON with the moment', () => {
    const lines: string[] = [];
    jsonLog((line) => lines.push(line), () => new Date('2026-11-21T12:00:00Z'))({ level: 'info', event: 'request', path: '/a\nb', status: 200 });
    expect(lines).toEqual(['{"time":"2026-11-21T12:00:00.000Z","level":"info","event":"request","path":"/a\\nb","status":200}\n']);
  });

  it('tells of an error its kind, code and place, never its words', () => {
    const cause = Object.assign(new TypeError('duplicate key (email)=(sanne@example.test)'), { code: '23505' });
    const facts = errorFacts(new Error('Failed query: insert ... params: sanne@example.test', { cause }));
    expect(facts).toMatchObject({ error: 'Error < TypeError', code: '23505', at: expect.stringContaining('log.test.ts') });
    expect(JSON.stringify(facts)).not.toContain('sanne');
  });

  it('a stack whose message has lines of its own gives only places', () => {
    const facts = errorFacts(new Error('first\n    at the house of sanne\nsanne'));
    expect(facts.at).not.toContain('sanne');
    expect(errorFacts('sanne')).toEqual({ error: 'string' });
  });
});
