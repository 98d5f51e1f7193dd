import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { notePageCookies, requestIdHeader } from '@/lib/api/page-status';
import { renderPage } from './render-page';

const inner = new Headers();
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(inner), cookies: () => Promise.resolve(new Map()) }));
vi.mock('@/lib/api/page-status', async (original) => ({ ...(await original<object>()), notePageCookies: vi.fn() }));

const asked = (path: string, cookie: string) => {
  for (const [name, value] of Object.entries({ 'x-vonk-path': path, cookie, [requestIdHeader]: 'page-of-this-test' })) inner.set(name, value);
};
const ended = () => Promise.reject(new ApiError('Signed out', { status: 403, authenticationRequired: true }));
const said = () => vi.mocked(notePageCookies).mock.calls.flatMap(([, cookies]) => cookies.map((cookie) => cookie.split(';')[0]));

beforeEach(() => vi.mocked(notePageCookies).mockClear());

test('[T01] a page of which any call says that the session has ended leads to the root, without the cookie', async () => {
  asked('/chats', 'locale=nl; auth=abc');
  await expect(renderPage(ended)).rejects.toThrow('NEXT_REDIRECT');
  expect(said()).toEqual(['auth=', 'session-ended=1']);
});

test('[T01] one that visitors have stays, and says what its call said; of who has no session none ends', async () => {
  asked('/complaints', 'auth=abc');
  expect(await renderPage(ended)).toMatchObject({ props: { status: 403 } });
  expect(said()).toEqual(['auth=']);
  asked('/chats', 'locale=nl');
  expect(await renderPage(ended)).toMatchObject({ props: { status: 403 } });
  expect(said()).toEqual(['auth=']);
});
