import { describe, expect, it } from 'vitest';
import { emailKeyOf, readEmail } from './email-address';

describe('[V02] an e-mail address', () => {
  it.each([
    ['noor@example.test', 'noor@example.test'],
    [' Noor.van+dating@Example.TEST ', 'noor.van+dating@example.test'],
    ["o'neill_1@sub.example.co", "o'neill_1@sub.example.co"],
    ['jan@bücher.example', 'jan@xn--bcher-kva.example'],
  ])('%s is found by %s', (typed, key) => expect(readEmail(typed)?.key).toBe(key));

  it('goes to the mail server as it was typed, without the spaces round it', () => {
    expect(readEmail(' Noor@Example.test ')?.address).toBe('Noor@Example.test');
  });

  it.each([
    '', ' ', 'noor', '@example.test', 'noor@', 'noor@example', 'noor@.test', 'noor@example..test', 'no or@example.test', 'noor@exa mple.test', '.noor@example.test', 'noor.@example.test',
    'no..or@example.test', 'noor@-example.test', 'noor@example-.test', 'noor@127.0.0.1', 'noor@[127.0.0.1]', 'noor@example.test\r\nBcc: all@example.test', 'noor@example.test,b@example.test',
    '<noor@example.test>', 'noor@example.test/x', 'noor@example.test:25', 'a@b@example.test', `${'x'.repeat(65)}@example.test`, `noor@${'x.'.repeat(130)}test`, 'nöör@example.test',
  ])('%j is none', (typed) => expect(readEmail(typed)).toBeNull());

  it('what is none finds nobody, and is no error where one looks for an account', () => {
    expect(emailKeyOf(' NOBODY ')).toBe('nobody');
  });
});
