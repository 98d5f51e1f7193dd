import { describe, expect, test } from 'vitest';
import { localeCookie } from './locale-cookie';

const attributes = (cookie: string) => Object.fromEntries(cookie.split('; ').map((part) => part.split('=') as [string, string]));

describe('the locale cookie', () => {
  test('[A08] lives 365 days, on every page', () => {
    expect(attributes(localeCookie('nb'))).toEqual({ locale: 'nb', Path: '/', 'Max-Age': String(365 * 24 * 60 * 60), SameSite: 'Lax' });
  });
});
