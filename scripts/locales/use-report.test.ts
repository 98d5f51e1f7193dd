import { expect, test } from 'vitest';
import { missingMessages, unusedMessages } from './use-report';

const asked = (...keys: string[]) => ({ keys, file: 'features/chat/screen.tsx', asked: true });
const made = { keys: 'interest.*', file: 'features/members/interests.tsx', code: '`interest.${interest}`', from: 'the site' };
const code = () => 'const word = `interest.${interest}`;';

test('a message that no code names is told, and one that is made of parts is not', () => {
  expect(unusedMessages(['chat.send', 'chat.old', 'interest.wine'], [asked('chat.send')], [made], code)).toEqual(['chat.old is named by no code: remove it.']);
});

test('a line about made keys must be of use, and its code must stand where it says', () => {
  expect(unusedMessages(['chat.send'], [asked('chat.send')], [made], code)).toEqual(['interest.* of made-keys.ts accounts for no message: remove the line.']);
  expect(unusedMessages(['interest.wine'], [], [made], () => '')).toEqual([expect.stringContaining('no longer has `interest.${interest}`')]);
  expect(unusedMessages(['interest.wine.red'], [], [made], code)).toHaveLength(2);
});

test('a message that is asked for and not there is told, each of several that a key can be', () => {
  expect(missingMessages(['chat.send'], [asked('chat.send'), asked('chat.gone')])).toEqual(['chat.gone is asked for by features/chat/screen.tsx and is no message.']);
  expect(missingMessages(['home.she.title'], [asked('home.she.title', 'home.new.title')])).toEqual(['home.new.title is asked for by features/chat/screen.tsx and is no message.']);
  expect(missingMessages(['chat.send'], [asked('chat.*'), asked('chat')])).toEqual([]);
});

test('where a line says that only some keys are made, one is enough; a line must be of use', () => {
  const line = { keys: 'home.*.title', file: 'features/chat/screen.tsx', why: 'some' };
  const half = asked('home.she.title', 'home.new.title');
  expect(missingMessages(['home.she.title'], [half], [line])).toEqual([]);
  expect(missingMessages(['home.she.lead'], [half], [line])).toHaveLength(2);
  expect(missingMessages(['home.she.title', 'home.new.title'], [half], [line])).toEqual(['home.*.title of made-keys.ts: features/chat/screen.tsx asks for nothing there that is no message: remove the line.']);
});
