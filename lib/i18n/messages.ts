// The catalogues, and the parts of them that a page sends to the browser. Specification, section 1.
import { fallbackLocale, type Locale } from '../site/languages/locales';
import { spellingOf, spelt } from '../site/languages/spelling';

/** Texts by key, in groups. */
export type Messages = { [key: string]: Messages | string };

function filled(messages: Messages, from: Messages): Messages {
  const whole: Messages = { ...from, ...messages };
  for (const [key, text] of Object.entries(messages)) {
    const other = from[key];
    if (isGroup(text) && isGroup(other)) whole[key] = filled(text, other);
  }
  return whole;
}

/** A compiled message is a list, so only plain objects are groups. */
function isGroup(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function catalogue(locale: Locale): Promise<Messages> {
  return ((await import(`../../locales/${locale}.json`)) as { default: Messages }).default;
}

const whole = new Map<Locale, Promise<Messages>>();

/** All messages of a language, as the reader's country spells it; what it lacks, Dutch lends. (A06, A07) */
export async function messagesOf(locale: Locale, country: string | null = null): Promise<Messages> {
  let messages = whole.get(locale);
  if (!messages) {
    messages = Promise.all([catalogue(locale), catalogue(fallbackLocale)]).then(([own, fallback]) => filled(own, fallback));
    whole.set(locale, messages);
  }
  return spelt(await messages, spellingOf(locale, country));
}

/** The messages under the given keys ('chat.composer', 'err.generic'), in their place; a key that is not there is left out. */
export function pickMessages(messages: Messages, keys: readonly string[]): Messages {
  const picked: Messages = {};
  for (const key of keys) {
    const parts = key.split('.');
    const value = parts.reduce<unknown>((group, part) => (isGroup(group) ? group[part] : undefined), messages);
    if (value === undefined) continue;
    const last = parts.pop()!;
    let place = picked;
    for (const part of parts) place = (isGroup(place[part]) ? place[part] : (place[part] = {})) as Messages;
    place[last] = value as Messages;
  }
  return picked;
}
