import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env';

const problemsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
};
const secret = 's'.repeat(32);

describe('readEnv', () => {
  test('an empty environment means the embedded server on 127.0.0.1:3000 with its files in .data', () => {
    expect(readEnv({})).toEqual({
      production: false,
      port: 3000,
      hostname: '127.0.0.1',
      apiOrigin: undefined,
      trustedProxies: 0,
      siteHosts: undefined,
      databaseUrl: undefined,
      redisUrl: undefined,
      dataDir: '.data',
      demoWorld: false,
      mail: undefined,
      objectStore: undefined,
      payments: undefined,
      vapid: undefined,
      sessionSecret: undefined,
      operator: undefined,
      feedbackSecret: undefined,
    });
  });

  test('an empty value counts as unset', () => {
    expect(readEnv({ API_ORIGIN: '', PORT: ' ', SMTP_URL: '', NODE_ENV: 'production' })).toMatchObject({ apiOrigin: undefined, port: 3000, production: true });
  });

  test('reads every service', () => {
    const env = readEnv({
      NODE_ENV: 'production',
      PORT: '8081',
      HOSTNAME: '0.0.0.0',
      DATABASE_URL: 'postgres://vonk:secret@db/vonk',
      REDIS_URL: 'redis://cache:6379',
      DATA_DIR: '/var/lib/vonk',
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'Vonk <post@vonk.example>',
      S3_ENDPOINT: 'https://objects.example/',
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'shh',
      S3_REGION: 'eu-west-1',
      METRICS_TOKEN: 'a-token-of-the-scraper',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      MOLLIE_API_KEY: 'test_abc',
      VAPID_PUBLIC_KEY: 'p'.repeat(87),
      VAPID_PRIVATE_KEY: 'q'.repeat(43),
      VAPID_SUBJECT: 'mailto:post@vonk.example',
      SESSION_SECRET: secret,
      MAIL_FEEDBACK_SECRET: secret,
    });
    expect(env).toMatchObject({
      production: true,
      port: 8081,
      hostname: '0.0.0.0',
      databaseUrl: 'postgres://vonk:secret@db/vonk',
      mail: { url: 'smtp://mail:25', from: 'Vonk <post@vonk.example>' },
      objectStore: { endpoint: 'https://objects.example', bucket: 'photos', accessKey: 'key', secretKey: 'shh', region: 'eu-west-1' },
      redisUrl: 'redis://cache:6379',
      metricsToken: 'a-token-of-the-scraper',
      tracesTo: 'http://collector:4318',
      payments: { apiKey: 'test_abc', apiUrl: 'https://api.mollie.com' },
      vapid: { subject: 'mailto:post@vonk.example' },
      sessionSecret: secret,
      feedbackSecret: secret,
    });
  });

  test('an API_ORIGIN may end with a slash, and its hosts are a list', () => {
    expect(readEnv({ API_ORIGIN: 'http://127.0.0.1:8080/', SITE_HOSTS: 'Vonk.example, she.vonk.example:3000' })).toMatchObject({
      apiOrigin: 'http://127.0.0.1:8080',
      siteHosts: ['vonk.example', 'she.vonk.example:3000'],
    });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['NODE_ENV', 'prod'],
    ['API_ORIGIN', '127.0.0.1:8080'],
    ['API_ORIGIN', 'http://127.0.0.1:8080/api'],
    ['SITE_HOSTS', 'https://vonk.example'],
    ['DATABASE_URL', 'mysql://db/vonk'],
    ['REDIS_URL', 'http://cache'],
    ['SMTP_URL', 'mail:25'],
    ['MAIL_FROM', 'nobody'],
    ['S3_ENDPOINT', 'objects.example'],
    ['MOLLIE_API_KEY', 'abc'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_SUBJECT', 'post@vonk.example'],
    ['SESSION_SECRET', 'short'],
    ['MAIL_FEEDBACK_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['S3_REGION', 'eu west'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('%s cannot be %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toContainEqual(expect.stringMatching(new RegExp(`^${name} must`)));
  });

  test.each([
    [{ SMTP_URL: 'smtp://mail:25' }, 'MAIL_FROM is missing'],
    [{ S3_BUCKET: 'photos' }, 'S3_ENDPOINT is missing'],
    [{ S3_REGION: 'eu-west-1' }, 'S3_ENDPOINT is missing'],
    [{ VAPID_PUBLIC_KEY: 'p'.repeat(87) }, 'VAPID_PRIVATE_KEY is missing'],
    [{ MOLLIE_API_URL: 'http://127.0.0.1:1' }, 'MOLLIE_API_KEY is missing'],
    [{ SITE_HOSTS: 'vonk.example' }, 'SITE_HOSTS belongs to API_ORIGIN'],
  ])('a half-set group %j is named', (source, sentence) => {
    expect(problemsOf(source).join('\n')).toContain(sentence);
  });

  test('names every wrong value in one error, and prints none of them', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'hunter2', SESSION_SECRET: 'hunter2', S3_SECRET_KEY: 'hunter2' };
    expect(problemsOf(wrong).map((problem) => problem.split(' ')[0])).toEqual([
      'PORT', 'DATABASE_URL', 'SESSION_SECRET', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY',
    ]);
    expect(() => readEnv(wrong)).toThrow(/^(?![^]*hunter2)/);
  });

  test('SESSION_SECRET may be unset in production with the embedded database or a PHP server, not with PostgreSQL', () => {
    const production = { NODE_ENV: 'production' };
    expect(problemsOf(production)).toEqual([]);
    expect(problemsOf({ ...production, API_ORIGIN: 'http://127.0.0.1:8080' })).toEqual([]);
    expect(problemsOf({ ...production, DATABASE_URL: 'postgres://db/vonk' })).toEqual([expect.stringMatching(/^SESSION_SECRET is missing/)]);
    expect(problemsOf({ DATABASE_URL: 'postgres://db/vonk' })).toEqual([]);
  });

  test('.env.example lists every name that is read, and no other', () => {
    const listed = readFileSync('.env.example', 'utf8').match(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)?.map((line) => line.replace(/[^A-Z0-9_]/g, ''));
    const read = readFileSync('lib/env.ts', 'utf8').match(/^ {2}[A-Z][A-Z0-9_]+(?=:)/gm)?.map((line) => line.trim());
    expect(listed?.sort()).toEqual(read?.filter((name) => name !== 'NODE_ENV').sort());
  });
});
