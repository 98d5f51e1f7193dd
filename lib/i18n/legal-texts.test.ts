import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '@/scripts/locales/catalogues';
import { flatTexts } from '@/scripts/locales/flat-texts.mjs';
import { catalogueBreaches } from '@/tests/house/catalogue-rules';
import { trackingKeys } from '../contract/tracking';
import { ownerNote, toldNote } from '../push/end-push';
import { bonusModalKeys, dismissalKeys } from '../site/cookies/dismissals';
import { endedMark } from '../site/cookies/ended-mark';
import { locales } from '../site/languages/locales';
import { logoutMark } from '../site/cookies/logout-mark';
import { pushNote } from '../site/cookies/push-note';
import { signupStartCookie } from '../site/cookies/signup-start';
import { staticPages } from '../site/addresses/static-pages';
import { textPrefix } from '../stores/forget-texts';
import { legalTexts } from './legal-texts';

const read = (page: string, locale: string) => JSON.parse(readFileSync(`locales/legal/${page}/${locale}.json`, 'utf8')) as Catalogue;
const keys = (page: string, locale: string) => flatTexts<string>(read(page, locale)).map(([key]) => key);

test('[R20] every page has its folder, every folder all eleven languages', () => {
  expect(readdirSync('locales/legal').sort()).toEqual([...staticPages].sort());
  for (const page of staticPages) expect(readdirSync(`locales/legal/${page}`).sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
});

describe('[A06][R20] each page says the same in every language: its sections in one order, its values, all plural forms', () => {
  describe.each(staticPages)('%s', (page) => {
    test.each(locales)('%s', (locale) => {
      expect(catalogueBreaches(locale, read(page, locale), read(page, 'nl'), read(page, 'en'))).toEqual([]);
      expect(keys(page, locale)).toEqual(keys(page, 'nl'));
    });
  });
});

describe('what stands on a page', () => {
  test('is its sections in order, with paragraphs, items, and what a text needs', async () => {
    const { sections } = await legalTexts('return-policy', 'nl');
    expect(sections.map(({ id }) => id)).toEqual(['right', 'how', 'amount', 'when', 'later', 'form', 'company']);
    expect(sections[1]!.blocks.map(({ kind }) => kind)).toEqual(['item', 'item', 'item', 'paragraph']);
    expect(sections.at(-1)!.blocks).toEqual([
      { kind: 'paragraph', key: 'sections.company.p1_if_email', needs: 'email' },
      { kind: 'paragraph', key: 'sections.company.p2_if_phone', needs: 'phone' },
    ]);
  });

  test('no section takes the anchor of the page around it', async () => {
    for (const page of staticPages) expect((await legalTexts(page, 'nl')).sections.map(({ id }) => id)).not.toContain('content');
  });

  test('on the page of questions a section holds questions, and no two parts share an anchor', async () => {
    const { sections } = await legalTexts('faq', 'nl');
    expect(sections.every(({ questions, blocks }) => questions.length > 0 && blocks.length === 0)).toBe(true);
    const anchors = sections.flatMap(({ id, questions }) => [id, ...questions.map((question) => `${id}-${question.id}`)]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

/** Where the product keeps something in a browser, and under which names; the operator's cookie is no visitor's. */
const keptIn: Record<string, string[]> = {
  'app/page-request/flash.ts': ['flash'],
  'app/forms/match-finder-form.ts': ['match-answers'],
  'features/shell/chunk-reload.ts': ['chunk-reload'],
  'features/shell/ended-island.tsx': [endedMark],
  'features/shell/theme.ts': ['theme'],
  'features/site-entry/entry-choice.ts': ['site-entry'],
  'lib/api/live-events.ts': ['live-events-not-offered'],
  'lib/api/passed-cookie.ts': ['auth'],
  'lib/push/end-push.ts': [ownerNote, toldNote],
  'lib/push/sync-push.ts': [ownerNote, toldNote],
  'lib/push/worker/reader.ts': ['worker'],
  'lib/server/guards/known-browser.ts': ['known-browser'],
  'lib/server/operator/operator-session.ts': [],
  'lib/server/guards/session-cookie.ts': ['auth'],
  'lib/site/cookies/dismissals.ts': [...Object.values(dismissalKeys), ...Object.values(bonusModalKeys)],
  'lib/site/cookies/ended-session.ts': ['auth', endedMark],
  'lib/site/languages/locale-cookie.ts': ['locale'],
  'lib/site/cookies/logout-mark-cookie.ts': [logoutMark],
  'lib/site/http/lost-scripts.ts': ['chunk-reload'],
  'lib/site/cookies/signup-start.ts': [signupStartCookie],
  'lib/site/addresses/step-further.ts': ['stepped'],
  'lib/site/cookies/tracking.ts': ['tracking', ...trackingKeys],
  'lib/stores/bonus-dismissal.ts': Object.values(bonusModalKeys),
  'lib/stores/dismissals.ts': Object.values(dismissalKeys),
  'lib/stores/forget-texts.ts': [`${textPrefix}…`],
  'lib/stores/form-draft.ts': [],
  'lib/stores/mail-pause.ts': ['mail-sent'],
  'lib/stores/outbox-database.ts': [`${textPrefix}…`],
  'lib/stores/push-note.ts': [pushNote],
  'lib/stores/session-note.ts': ['session-ended'],
};

test('the page about cookies names each that the site sets, and each key in the browser: there is no other place that keeps one', () => {
  const sources = ['app', 'components', 'features', 'lib'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`));
  const keeps = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file) && /(?:\bPath=(?!\/\.)|\b(?:localStorage|sessionStorage)\b|openDB[(<])/.test(readFileSync(file, 'utf8').replace(/^ *(?:\/\/|\*|\/\*).*$/gm, ''));
  expect(sources.filter(keeps).sort()).toEqual(Object.keys(keptIn).sort());
  for (const locale of locales) {
    const page = JSON.stringify(read('cookies', locale));
    expect(Object.values(keptIn).flat().filter((name) => !page.includes(`<b>${name}</b>`)), locale).toEqual([]);
  }
});
