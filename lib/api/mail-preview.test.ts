import { afterEach, describe, expect, test, vi } from 'vitest';
import { forget } from '../once';
import { mailPreview } from './server';

const embeddedMailPreview = vi.hoisted(() => vi.fn(() => Promise.resolve(new Response('mails'))));
vi.mock('../server/embedded', () => ({ embeddedMailPreview }));

const ask = (environment: Record<string, string>, headers: Record<string, string> = {}) => {
  for (const name of ['API_ORIGIN', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL', 'SESSION_SECRET']) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  forget('env');
  return mailPreview(new Request('http://localhost:3000/dev/outbox/1?to=a@b.test', { headers: { host: 'localhost:3000', ...headers } }), ['1']);
};

afterEach(() => {
  forget('env');
  embeddedMailPreview.mockClear();
});

describe('the preview of mails', () => {
  test.each([
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'post@vonk.test' }],
    ['a PHP server', { API_ORIGIN: 'http://127.0.0.1:1' }],
    ['PostgreSQL in production', { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/x', SESSION_SECRET: 's'.repeat(32) }],
  ])('is closed beside %s, and nobody so much as asks', async (_, environment) => {
    const response = await ask(environment, { 'x-forwarded-for': '127.0.0.1' });
    expect(response.status).toBe(404);
    expect(embeddedMailPreview).not.toHaveBeenCalled();
  });

  test('in development the server hears who is asked for', async () => {
    expect(await (await ask({ NODE_ENV: 'development' })).text()).toBe('mails');
    expect(embeddedMailPreview).toHaveBeenCalledWith({ path: ['1'], to: 'a@b.test' });
  });

  test.each<[string, Record<string, string>, number]>([
    ['this machine', { 'x-forwarded-for': '127.0.0.1' }, 200],
    ['another', { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['nobody knows where', {}, 404],
    ['a proxy on this machine that nobody counts', { 'x-forwarded-for': '127.0.0.1', 'x-uncounted-proxy': '1' }, 404],
  ])('in production a browser on %s gets %j: %i', async (_, headers, status) => expect((await ask({ NODE_ENV: 'production' }, headers)).status).toBe(status));
});
