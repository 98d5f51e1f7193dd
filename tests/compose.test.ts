import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/env';

const file = readFileSync('compose.yaml', 'utf8');
const known = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!));

/** What an operator might write into .env, under the names that the file asks for. */
const written: Record<string, string> = {
  POSTGRES_PASSWORD: 'abc123', S3_ACCESS_KEY: 'access', S3_SECRET_KEY: 'secret-key', S3_REGION: 'eu-west-1', SESSION_SECRET: 's'.repeat(32), METRICS_TOKEN: 'm'.repeat(16),
  OPERATOR_EMAIL: 'staff@example.com', OPERATOR_PASSWORD: 'twelve letters', SMTP_URL: 'smtps://user:word@mail.example.com:465', MAIL_FROM: 'Vonk <post@example.com>',
  MAIL_FEEDBACK_SECRET: 'f'.repeat(32), SMS_GATEWAY_URL: 'https://sms.example.com/send', SMS_GATEWAY_KEY: 'key', MOLLIE_API_KEY: 'test_abc',
  VAPID_PUBLIC_KEY: 'p'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43), VAPID_SUBJECT: 'mailto:you@example.com', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces:4318',
};
/** What concerns a PHP server, a folder on one machine, or the demo has no place there; the image sets the address. */
const elsewhere = ['PORT', 'HOSTNAME', 'API_ORIGIN', 'SITE_HOSTS', 'DATA_DIR', 'DEMO_WORLD', 'MOLLIE_API_URL'];

const app = /^x-app:.*?\n {2}environment:\n(.*?)^ {2}\w/ms.exec(file)![1]!;
const lines = [...app.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(([, name, value]) => [name!, value!] as const);
/** The environment of an instance as compose makes it, of what an operator has written. */
const environment = (env: Record<string, string>) =>
  Object.fromEntries(
    lines.map(([name, value]) => [
      name,
      value.replace(/^"(.*)"$/, '$1').replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, asked: string, kind: string, rest: string) => {
        if (kind === '?' && !env[asked]) throw new Error(`${asked} is not set`);
        return env[asked] ?? rest;
      }),
    ]),
  );

describe('compose.yaml', () => {
  test('gives each instance an environment that it can read, with every group whole', () => {
    const env = readEnv({ NODE_ENV: 'production', ...environment(written) });
    expect(env).toMatchObject({
      databaseUrl: 'postgres://vonk:abc123@database:5432/vonk', redisUrl: 'redis://redis:6379', sitesFile: '/config/sites.json', trustedProxies: 1, tracesTo: 'http://traces:4318',
      objectStore: { endpoint: 'http://objects:9000', bucket: 'photos', accessKey: 'access', secretKey: 'secret-key', region: 'eu-west-1' },
      mail: { url: written.SMTP_URL, from: written.MAIL_FROM }, vapid: { publicKey: written.VAPID_PUBLIC_KEY, privateKey: written.VAPID_PRIVATE_KEY, subject: written.VAPID_SUBJECT },
      operator: { email: written.OPERATOR_EMAIL, password: written.OPERATOR_PASSWORD }, textGateway: { url: written.SMS_GATEWAY_URL, key: 'key' }, payments: { apiKey: 'test_abc' },
      sessionSecret: written.SESSION_SECRET, metricsToken: written.METRICS_TOKEN, feedbackSecret: written.MAIL_FEEDBACK_SECRET,
    });
  });

  test('knows every name that the product reads, and no other', () => {
    const names = lines.map(([name]) => name);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !names.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });

  test('asks for what must be set, names all of that in its head, and can do without the rest', () => {
    const needed = [...new Set([...file.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!))];
    expect(/^#\s+(POSTGRES_PASSWORD .*)$/m.exec(file)![1]!.split(' ').toSorted()).toEqual(needed.toSorted());
    const env = readEnv({ NODE_ENV: 'production', ...environment(Object.fromEntries(needed.map((name) => [name, written[name]!]))) });
    expect([env.textGateway, env.payments, env.tracesTo, env.feedbackSecret]).toEqual([undefined, undefined, undefined, undefined]);
    for (const name of needed) expect(() => environment({ ...written, [name]: '' }), name).toThrow(name);
  });
});

/** The seconds that nginx is given under a name, wherever it stands. */
const secondsOf = (name: string) => [...readFileSync('deploy/nginx.conf', 'utf8').matchAll(new RegExp(`${name}[ =](\\d+)s`, 'g'))].map(([, seconds]) => Number(seconds));

describe('between the balancer and an instance', () => {
  test('a connection that rests is closed by the balancer first: the image and npm start keep it for longer than any of them does', () => {
    const [, inImage] = /KEEP_ALIVE_TIMEOUT=(\d+)/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const [, atStart] = /keptConnection = ([\d_]+)/.exec(readFileSync('scripts/run-server.mjs', 'utf8')) ?? [];
    expect(Number(inImage)).toBeGreaterThan(600_000);
    expect(Number(atStart!.replaceAll('_', ''))).toBe(Number(inImage));
    expect(readFileSync('node_modules/next/dist/build/utils.js', 'utf8')).toContain('process.env.KEEP_ALIVE_TIMEOUT');
  });

  test('an instance that is back is asked again before the next one is replaced, and events outlive the pause between two heartbeats', () => {
    const instances = [...file.matchAll(/^ {2}(app-\d):/gm)].map(([, name]) => name);
    expect([...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/^ {2}server (\S+):3000 resolve /gm)].map(([, name]) => name)).toEqual(instances);
    expect([...secondsOf('valid'), ...secondsOf('fail_timeout')]).toEqual([1, 1, 1]);
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toMatch(/events\.php \{[^}]*proxy_buffering off;[^}]*proxy_read_timeout 90s;/);
  });
});

test('no folder of photos is copied into the image: the build is told not to look for one', () => {
  const joined = /photoFolder\(join\((.*?), 'photos'\)\)/.exec(readFileSync('lib/server/embedded.ts', 'utf8'))?.[1];
  expect(joined).toBe('/* turbopackIgnore: true */ dataDir');
});
