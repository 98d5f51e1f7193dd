import { useTranslations } from 'next-intl';
import { memo, Suspense } from 'react';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalTag } from '@/components/media/fictional-tag';
import { fictionalTexts } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { BadgeCount } from '@/components/ui/badge-count';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { optionalPart } from '@/components/ui/optional-part';
import { PageLink } from '@/components/ui/page-link';
import type { Chat } from '@/lib/contract/chats';
import { formatMoment } from '@/lib/format/dates';
import { pathTo } from '@/lib/site/addresses/routes';
import { ChatMenu } from '../menu/chat-menu';
import { momentOf } from '../messages/message-groups';

// Found by a thumb that moves the line aside, which takes longer than its code.
const SwipeRemoval = optionalPart(() => import('../menu/swipe-removal').then((module) => module.SwipeRemoval));

type ChatRowProps = {
  chat: Chat;
  current: boolean;
  typing: boolean;
  /** A message to this member was not sent. */
  failed: boolean;
  now: Date;
  timeZone?: string;
};

/** One line of the chat list: a link that needs no script. (E06, S06) */
export const ChatRow = memo(function ChatRow({ chat, current, typing, failed, now, timeZone }: ChatRowProps) {
  const t = useTranslations('chat');
  const site = useSite();
  const { conversation, profile, num_unread_messages: unread } = chat;
  const fictional = fictionalTexts(profile, site);
  const last = conversation.last_message;
  const at = last ? momentOf(last) : null;
  return (
    <li className={classNames('chat-row', unread > 0 && 'is-unread')}>
      <div className="chat-swipe">
        <PageLink className="chat-link" href={pathTo('chats-id', { id: conversation.id })} aria-current={current ? 'page' : undefined}>
          <PersonAvatar {...avatarLook(profile, site)} size={54} />
          <span className="chat-text">
            <span className="chat-name">
              <span className="ellipsis">{profile.name}</span>
              {fictional ? <FictionalTag texts={fictional} /> : null}
            </span>
            {typing ? (
              <span className="chat-last is-typing">{t('typing_short')}</span>
            ) : failed ? (
              <span className="chat-last is-failed">
                <Icon name="warning-circle" weight="fill" /> {t('not_sent')}
              </span>
            ) : (
              <span className="chat-last">
                {last?.gift ? (
                  <>
                    <Icon name="gift" weight="fill" /> {t(last.mine ? 'gift.sent' : 'gift.got', { gift: last.gift })}
                  </>
                ) : last?.mine ? (
                  t('list.own', { text: last.text })
                ) : (
                  last?.text
                )}
              </span>
            )}
          </span>
          <span className="chat-when">
            {typing ? (
              t('list.now')
            ) : at ? (
              <time dateTime={last?.sent_at} suppressHydrationWarning>
                {formatMoment(at, now, site.intlLocale, timeZone)}
              </time>
            ) : null}
            {conversation.muted ? <Icon name="bell-slash" label={t('mute.on')} /> : null}
            <BadgeCount value={unread} tone="unread" words={t('list.unread', { count: unread })} />
          </span>
        </PageLink>
        <Suspense>
          <SwipeRemoval conversation={conversation.id} person={profile} />
        </Suspense>
      </div>
      <ChatMenu conversation={conversation.id} person={profile} muted={conversation.muted} />
    </li>
  );
});
