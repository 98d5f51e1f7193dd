// The long texts of the static pages: a catalogue per page and language in locales/legal, read on the server alone. Specification, section 2. (R20)
import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from '../site/languages/locales';
import type { StaticPage } from '../site/addresses/static-pages';
import { spellingOf, spelt } from '../site/languages/spelling';

/** A text by its key in the catalogue. `needs` names the value without which it is left out. */
export type LegalBlock = { kind: 'paragraph' | 'item'; key: string; needs?: string };

/** A part of a page; on the page of questions a topic, with the questions in it. */
export type LegalSection = { id: string; key: string; blocks: LegalBlock[]; questions: LegalSection[] };

export type LegalTexts = { messages: AbstractIntlMessages; sections: LegalSection[] };

/** `p1` is a paragraph, `l2` an item of a list, `p3_if_email` a paragraph that stands only where there is an `email`. */
const blockKey = /^([pl])\d+(?:_if_(\w+))?$/;

const isGroup = (value: unknown): value is AbstractIntlMessages => typeof value === 'object' && value !== null && !Array.isArray(value);

function sectionOf(id: string, key: string, texts: AbstractIntlMessages): LegalSection {
  const blocks = Object.keys(texts).flatMap((name): LegalBlock[] => {
    const found = blockKey.exec(name);
    return found ? [{ kind: found[1] === 'p' ? 'paragraph' : 'item', key: `${key}.${name}`, needs: found[2] }] : [];
  });
  return { id, key, blocks, questions: sectionsIn(texts, key) };
}

function sectionsIn(texts: AbstractIntlMessages, above: string): LegalSection[] {
  return Object.entries(texts).flatMap(([id, inner]) => (isGroup(inner) ? sectionOf(id, `${above}.${id}`, inner) : []));
}

/** A page's texts in a language as a country spells it, and what stands on it in which order. */
export async function legalTexts(page: StaticPage, locale: Locale, country: string | null = null): Promise<LegalTexts> {
  const { default: written } = (await import(`../../locales/legal/${page}/${locale}.json`)) as { default: AbstractIntlMessages };
  const messages = spelt(written, spellingOf(locale, country));
  return { messages, sections: isGroup(messages.sections) ? sectionsIn(messages.sections, 'sections') : [] };
}
