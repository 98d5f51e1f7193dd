import { expect, test } from 'vitest';
import { webmailOf } from './webmail';

test.each([
  ['anna@gmail.com', 'Gmail'],
  [' Anna@Hotmail.NL ', 'Outlook'],
  ['anna@yahoo.co.uk', 'Yahoo Mail'],
  ['anna@web.de', 'WEB.DE'],
  ['anna@wp.pl', 'WP Poczta'],
])('the mail to %s is read at %s', (email, name) => {
  expect(webmailOf(email)?.name).toBe(name);
  expect(webmailOf(email)?.address).toMatch(/^https:\/\//);
});

test.each(['anna@live.bedrijf.nl', 'anna@outlook.evil.example', 'anna@vonk.test', 'anna', ''])('nobody knows where the mail to "%s" is read', (email) => {
  expect(webmailOf(email)).toBeUndefined();
});
