// What phones are sent: push notices, as the service worker has the browser show them, and text messages. The look around them is the gallery's own; each system has its own.
import { createTranslator } from 'next-intl';
import { markup, Markup } from '@/lib/format/markup';
import { messagesOf } from '@/lib/i18n/messages';
import { showPush } from '@/lib/push/worker/show-push';
import type { NoticeOptions, Surroundings } from '@/lib/push/worker/worker-scope';
import { mailTexts } from '@/lib/server/mail/mail-texts';
import { codeText } from '@/lib/server/orders/send-debit-code';
import { pushText } from '@/lib/server/push/push-text';
import type { PushScene } from '@/lib/server/store/push-store';
import type { PushKind } from '@/lib/server/store/schema/pushes';
import type { Person } from '@/lib/contract/person';
import { localeTable } from '@/lib/site/languages/locales';
import { countryOf } from '@/lib/site/site-info';
import { toolPage } from '@/lib/site/http/tool-page';
import type { Look } from './look';
import type { DocumentScene } from './scene';
import { settingsFor } from './stage';
import { people } from './world';

const sheet = new Markup(
  [
    'body{font:1rem/1.4 system-ui,sans-serif;margin:0;padding:24px 16px;color-scheme:light dark;background:light-dark(#dfe3ea,#171a20);color:light-dark(#16181d,#f1f3f7)}',
    'main{max-width:24rem;margin:0 auto;padding:14px 16px;border-radius:20px;background:light-dark(#fff,#2a2e37);white-space:pre-line;overflow-wrap:anywhere}',
    'main.notice{display:grid;grid-template-columns:40px minmax(0,1fr);gap:0 12px}',
    'img{grid-row:span 2;border-radius:10px}',
    'b{display:block}',
  ].join(''),
);

const onPhone = (lang: string, look: string, body: Markup): string => toolPage({ lang, title: 'Vonk', style: sheet }, markup`<main class="${look}">${body}</main>`);

const reader = 1;

/** What the browser is asked to show for a push message; null: for one that says nothing. */
async function noticeOf({ locale, niche }: Look, push: { kind: PushKind; about: Person } | null): Promise<{ title: string } & NoticeOptions> {
  const settings = settingsFor({ locale, niche });
  const say = createTranslator<Record<string, never>>({ locale, messages: (await messagesOf(locale)) as Record<string, never> });
  const scene = push && ({ reader: { id: reader, language: locale, siteId: 1 }, about: { id: push.about.id, name: push.about.name, fictional: push.about.fictional ?? false }, site: { domain: 'vonk.example', settings } } as unknown as PushScene);
  const text = push && scene ? JSON.stringify(await pushText({ kind: push.kind, topic: 'chat-3', conversationId: 3 }, scene, 2)) : undefined;
  let shown: ({ title: string } & NoticeOptions) | undefined;
  const registration = { showNotification: async (title: string, options: NoticeOptions) => void (shown = { title, ...options }) };
  const around = { registration, clients: { matchAll: async () => [] }, badges: {}, origin: 'https://vonk.example' } as unknown as Surroundings;
  await showPush(text, { member: reader, lang: localeTable[locale].code, site: settings.name }, () => say('push.generic'), around);
  return shown!;
}

const notice = (name: string, push: { kind: PushKind; about: Person } | null): DocumentScene => ({
  name: `push-${name}`, kind: 'message', of: [push ? `push:${push.kind}` : 'lib/push/worker/show-push'],
  draw: async (look) => {
    const { title, body, icon } = await noticeOf(look, push);
    return onPhone(localeTable[look.locale].code, 'notice', markup`<img src="${icon}" alt="" width="40" height="40"><b>${title}</b><span>${body}</span>`);
  },
});

const code: DocumentScene = {
  name: 'sms-debit-code', kind: 'message', of: ['lib/server/orders/send-debit-code'],
  draw: async ({ locale, niche }) => {
    const settings = settingsFor({ locale, niche });
    return onPhone(localeTable[locale].code, 'text', markup`${codeText(await mailTexts(locale, countryOf(settings)), '482915', { domain: 'vonk.example', settings })}`);
  },
};

const { noor, fien } = people;

export const messageDocuments: readonly DocumentScene[] = [
  ...(['message', 'gift', 'like', 'match'] as const).flatMap((kind) => [notice(kind, { kind, about: noor }), notice(`${kind}-fictional`, { kind, about: fien })]),
  notice('generic', null),
  code,
];
