// What a push message says: who, with the label of a fictional profile, never what. In the receiver's language. Decisions, 'Honesty and safety'. (bar S11)
import { siteSettings } from '@/lib/contract/site-settings';
import type { PushNotice } from '@/lib/site/push-notice';
import { defaultLocale, isLocale, localeTable } from '@/lib/site/languages/locales';
import { pathTo } from '@/lib/site/addresses/routes';
import { countryOf } from '@/lib/site/site-info';
import { fictionalLabel } from '../mail/letter-content';
import { mailTexts } from '../mail/mail-texts';
import type { PushScene } from '../store/push-store';
import type { PushKind, PushRow } from '../store/schema/pushes';

const places: Record<PushKind, (about: number) => string> = {
  message: (id) => pathTo('members-id-chat', { id }),
  gift: (id) => pathTo('members-id-chat', { id }),
  like: (id) => pathTo('members-id', { id }),
  match: (id) => pathTo('likes-m-id', { id }),
};

/** The notice as the service worker draws it. `badge`: how much is new in all. */
export async function pushText({ kind, topic, conversationId }: Pick<PushRow, 'kind' | 'topic' | 'conversationId'>, { reader, about, site }: PushScene, badge: number): Promise<PushNotice> {
  const settings = siteSettings.parse(site.settings);
  const language = settings.domain_language?.slice(0, 2).toLowerCase();
  const locale = [reader.language, language].find(isLocale) ?? defaultLocale;
  const say = await mailTexts(locale, countryOf(settings));
  const words = say(`push.${kind}`);
  return {
    kind, topic, member: reader.id, badge,
    title: about.name,
    body: about.fictional ? `${words}\n${fictionalLabel({ say, locale, settings })}` : words,
    lang: localeTable[locale].code,
    path: places[kind](about.id),
    ...(conversationId === null ? {} : { also: pathTo('chats-id', { id: conversationId }) }),
  };
}
