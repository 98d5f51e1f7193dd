import { describe, expect, test, vi } from 'vitest';
import { flatTexts } from '@/scripts/locales/flat-texts.mjs';
import { locales } from '../site/languages/locales';
import { messagesOf, pickMessages, type Messages } from './messages';

/** The Polish catalogue comes without one text. */
vi.mock('../../locales/pl.json', async (original) => {
  const { default: texts } = await original<{ default: Messages }>();
  const { generic: _, ...err } = texts.err as Messages;
  return { default: { ...texts, err } };
});

const keysOf = (messages: Messages) => flatTexts(messages).map(([key]) => key);

describe('the messages of a language', () => {
  test('[A07] a key that a language lacks is lent by Dutch, so that each has every key', async () => {
    const dutch = await messagesOf('nl');
    for (const locale of locales) {
      const own = new Set(keysOf(await messagesOf(locale)));
      expect(keysOf(dutch).filter((key) => !own.has(key)), locale).toEqual([]);
    }
    const { generic, generic_retry: retry } = (await messagesOf('pl')).err as Messages;
    expect(generic).toEqual((dutch.err as Messages).generic);
    expect(retry).not.toEqual((dutch.err as Messages).generic_retry);
  });

  test('[A06] each speaks for itself where it can', async () => {
    const all = await Promise.all(locales.map(async (locale) => JSON.stringify((await messagesOf(locale)).hair)));
    expect(new Set(all).size).toBe(11);
    expect(((await messagesOf('nl')).err as Messages).generic_retry).toBeDefined();
  });

  test('are put together once', async () => {
    expect(await messagesOf('fi')).toBe(await messagesOf('fi'));
  });
});

describe('the messages that a page sends along', () => {
  const messages: Messages = { chat: { composer: { send: 'Stuur', hint: 'Typ' }, list: { title: 'Berichten' } }, err: { generic: 'Fout' }, brand: 'Vonk' };

  test('are those it names, in their place', () => {
    expect(pickMessages(messages, ['chat.composer', 'err.generic', 'brand'])).toEqual({ chat: { composer: { send: 'Stuur', hint: 'Typ' } }, err: { generic: 'Fout' }, brand: 'Vonk' });
    expect(pickMessages(messages, ['chat.composer.send', 'chat.list'])).toEqual({ chat: { composer: { send: 'Stuur' }, list: { title: 'Berichten' } } });
  });

  test('what is not there is left out', () => {
    expect(pickMessages(messages, ['chat.nothing', 'nothing.at.all', 'brand.more', ''])).toEqual({});
    expect(pickMessages(messages, [])).toEqual({});
  });

  test('the catalogue itself stays as it was', () => {
    const before = structuredClone(messages);
    const picked = pickMessages(messages, ['chat.composer', 'chat.composer.send', 'chat.list.title']);
    (picked.chat as Messages).added = 'x';
    expect(messages).toEqual(before);
  });

  test('a compiled message, which is a list, is taken whole', () => {
    expect(pickMessages({ a: { b: ['x', ['name']] } } as unknown as Messages, ['a.b', 'a.b.0'])).toEqual({ a: { b: ['x', ['name']] } });
  });
});
