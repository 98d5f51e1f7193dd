import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { complaintForms } from './complaint-forms';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const whole = { topic: 'payment', email: ' jan@vonk.test ', about: 'A-20377', text: 'Dubbel\r\nbetaald.' };

const sent = async (fields: Record<string, string>) => {
  const request = new NextRequest(`http://${host}/forms/complaint`, { method: 'POST', headers: { host, origin: `http://${host}` } });
  const response = await complaintForms.complaint!(request, fields, new FormData());
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('flash-complaint='))!;
  return {
    status: response.status, location: response.headers.get('location'), cookie,
    flash: JSON.parse(decodeURIComponent(cookie.split(';')[0]!.split('=')[1]!)) as { error: string; values: Record<string, string> },
  };
};
const answers = (answer: Parameters<typeof server.php.misbehave>[1]) => server.php.misbehave('/api/complaint.php', answer);
const asked = () => server.php.asked('/api/complaint.php', 'POST');

describe('[S17] a complaint sent as a form', () => {
  test('reaches the operator’s server, and the page comes back with the receipt', async () => {
    answers({ status: 200, body: { number: 'K-2026-00417', received_at: '2026-11-21T13:06:00Z', answer_days: 14, email: 'jan@vonk.test' } });
    const { status, location, flash, cookie } = await sent(whole);
    expect([status, location]).toEqual([303, '/complaints']);
    expect(flash).toMatchObject({ error: '', values: { number: 'K-2026-00417', email: 'jan@vonk.test', receivedAt: expect.any(String), answerDays: '14' } });
    expect(cookie).toContain('Path=/complaints; Max-Age=30; HttpOnly');
    expect(JSON.parse(asked()[0]!.body)).toEqual({ topic: 'payment', email: 'jan@vonk.test', about: 'A-20377', text: 'Dubbel\nbetaald.' });
  });

  test('the receipt is asked for in the language of the page; what is no language is left out', async () => {
    for (const language of ['pl', 'xx']) await sent({ ...whole, language });
    expect(asked().map(({ body }) => (JSON.parse(body) as { language?: string }).language)).toEqual(['pl', undefined]);
  });

  test('with something missing asks nobody, and keeps all that was typed', async () => {
    const { flash } = await sent({ topic: 'nonsense', email: 'jan@', about: 'Noor', text: '   ' });
    expect(flash.values).toEqual({
      topic: 'nonsense', email: 'jan@', about: 'Noor', text: '   ',
      'wrong.topic': 'required', 'wrong.email': 'email_invalid', 'wrong.text': 'required',
    });
    expect(asked()).toEqual([]);
  });

  test.each([
    ['names a wrong field', { status: 422, body: { error: { code: 'invalid_input', fields: { email: 'email_invalid' } } } }, 'err.invalid_input', 'email_invalid'],
    ['has had enough', { status: 429, body: { error: { code: 'too_many_requests' } } }, 'err.too_many_requests', undefined],
    ['answers without a number', { status: 200, body: { ok: true } }, 'err.generic_retry', undefined],
    ['answers HTML', 'html', 'err.generic_retry', undefined],
  ] as const)('a server that %s: the words come back with the reason', async (_, answer, error, atEmail) => {
    answers(answer as Parameters<typeof answers>[0]);
    const { flash } = await sent(whole);
    expect(flash.error).toBe(error);
    expect(flash.values).toMatchObject({ topic: 'payment', text: 'Dubbel\nbetaald.' });
    expect(flash.values['wrong.email']).toBe(atEmail);
  });
});
