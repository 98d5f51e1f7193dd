import { useTranslations } from 'next-intl';
import { fictionalTexts } from '@/components/media/person-look';
import type { ToastMessage } from '@/components/ui/toasts';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { Say } from '../islands/live';
import type { Scene } from '../scene';
import { people } from '../world';

type Said = (t: ReturnType<typeof useTranslations>, site: SiteInfo) => ToastMessage;

function Spoken({ said, site }: { said: Said; site: SiteInfo }) {
  return <Say toast={said(useTranslations(), site)} />;
}
const toast = (name: string, of: string, said: Said): Scene => ({ name, kind: 'toast', of: [of], draw: ({ site }) => <Spoken said={said} site={site} />, steps: [['seen', '.toast']] });

const shown = (who: Person, site: SiteInfo): ToastMessage['person'] => ({ name: who.name, src: `${site.cdnPrefix}${who.name.toLowerCase()}-s.webp`, fictional: fictionalTexts(who, site) });
const liked = (who: Person): Said => (t, site) => ({ title: t('likes.meeting.like_title', { name: who.name }), text: t('likes.meeting.view'), href: pathTo('members-id', { id: who.id }), person: shown(who, site) });
const wrote = (who: Person): Said => (t, site) => ({ title: t('notification.line.message.title', { name: who.name }), href: pathTo('chats-id', { id: 7 }), person: shown(who, site) });

export const toastScenes: Scene[] = [
  toast('toast-muted', 'features/chat/menu/mute-item', (t) => ({ title: t('chat.mute.muted') })),
  toast('toast-mute-failed', 'features/chat/menu/mute-item', (t) => ({ title: t('err.generic_retry') })),
  toast('toast-unsent', 'features/chat/messages/message-actions#toast-1', (t) => ({ title: t('chat.unsend.done', { count: 5 }) })),
  toast('toast-unsend-failed', 'features/chat/messages/message-actions#toast-2', (t) => ({ title: t('err.message_read') })),
  toast('toast-message', 'features/chat/live/use-message-news', wrote(people.noor)),
  toast('toast-message-fictional', 'features/chat/live/use-message-news', wrote(people.fien)),
  toast('toast-like', 'features/likes/use-likes-news', liked(people.noor)),
  toast('toast-like-fictional', 'features/likes/use-likes-news', liked(people.fien)),
  toast('toast-logout-failed', 'features/shell/logout-form', (t) => ({ title: t('shell.account.logout_failed') })),
];
