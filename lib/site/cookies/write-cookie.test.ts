import { expect, test, vi } from 'vitest';
import { dismissAlert } from '../../stores/dismissals';
import { notePush } from '../../stores/push-note';
import { localeCookie } from '../languages/locale-cookie';
import { writeCookie } from './write-cookie';

const written: Record<string, () => void> = {
  'the chosen language': () => writeCookie(localeCookie('de')),
  'an alert that was closed': () => dismissAlert('photo'),
  'what the browser can do about push messages': notePush,
};

/** What a script of a page under an address writes. */
function cookieAt(address: string, write: () => void): string {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL(address));
  write();
  return page.cookie;
}

test.each(Object.keys(written))('%s is kept in a cookie that never goes over http from a page that came over https', (name) => {
  expect(cookieAt('https://vonk.test/members', written[name]!)).toMatch(/^[\w-]+=\w+; .*; Secure$/);
});

test.each(Object.keys(written))('%s is kept too on a site without https', (name) => {
  expect(cookieAt('http://vonk.test/members', written[name]!)).toMatch(/^[\w-]+=\w+; .*SameSite=Lax$/);
});
