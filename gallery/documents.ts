// What is a document of its own: every letter of the samples, what phones are sent, the pages of operators and of the sandbox, and those that stand where the app cannot.
import { createTranslator } from 'next-intl';
import { renderLetter } from '@/lib/server/mail/render-letter';
import { sampleLetters } from '@/lib/server/testing/sample-letters';
import { messagesOf } from '@/lib/i18n/messages';
import { offlinePage } from '@/lib/site/http/offline-page';
import { plainPage } from '@/lib/site/http/plain-page';
import { plainTexts, type PlainText } from '@/lib/site/languages/plain-texts';
import { messageDocuments } from './message-documents';
import { operatorDocuments } from './operator-documents';
import { sandboxDocuments } from './sandbox-documents';
import type { DocumentScene } from './scene';
import { companyHere, settingsFor } from './stage';

const statusOf = (letter: (typeof sampleLetters)[number]) => ('outcome' in letter ? letter.outcome.status : undefined);

/** By kind, and by what sets several of a kind apart: 'mail-order-paid', 'mail-activation-2'. */
function mailNames(): string[] {
  const names = sampleLetters.map((letter) => ['mail', letter.kind, statusOf(letter)?.replace('_', '-')].filter(Boolean).join('-'));
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((each) => each === name).length;
    return before > 0 ? `${name}-${before + 1}` : name;
  });
}

const names = mailNames();
const mails = sampleLetters.map((letter, at): DocumentScene => ({
  name: names[at]!, kind: 'mail', of: [`mail:${letter.kind}`],
  draw: async (look) => {
    const settings = settingsFor(look);
    return (await renderLetter(letter, { site: { domain: 'vonk.example', settings, company: companyHere() }, locale: look.locale, port: 443 })).html;
  },
}));

const plain = (Object.keys(plainTexts) as PlainText[]).map((text): DocumentScene => ({
  name: `plain-${text.toLowerCase()}`, kind: 'state', of: ['lib/site/http/plain-page', `plain:${text}`], draw: async ({ locale }) => (await plainPage(text, locale)).text(),
}));

const offline: DocumentScene = {
  name: 'offline-page', kind: 'state', of: ['lib/site/http/offline-page'],
  draw: async ({ locale, niche }) => {
    const say = createTranslator<Record<string, never>>({ locale, messages: (await messagesOf(locale)) as Record<string, never> });
    return (await offlinePage({ locale, niche, name: 'Vonk', words: { title: say('offline.title'), text: say('offline.text'), again: say('offline.again') } })).html;
  },
};

export const documents: readonly DocumentScene[] = [...mails, ...messageDocuments, ...sandboxDocuments, ...operatorDocuments, ...plain, offline];
