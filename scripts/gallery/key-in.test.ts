import { expect, test } from 'vitest';
import { keyIn } from './key-in';

test.each([
  ['Dag Noor err.generic_retry Sluiten', 'err.generic_retry'],
  ['chat.list.title\nBerichten', 'chat.list.title'],
  ['swipe.act.undo', 'swipe.act.undo'],
  ['Ga naar www.vonk.example of mail help@qa.example', undefined],
  ['om 14.06 uur, versie 1.2.3, o.a. hier. Einde.', undefined],
])('in %j the key is %j', (text, key) => {
  expect(keyIn(text)).toBe(key);
});
