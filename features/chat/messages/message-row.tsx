import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { GiftCardPart } from '@/features/chat/gifts/gift-card-part';
import { MessageMenuPart } from '@/features/chat/messages/message-menu-part';
import type { Message } from '@/lib/contract/chats';
import { formatTime } from '@/lib/format/dates';

type MessageRowProps = {
  message: Message;
  name: string;
  at: Date | null;
  /** The last of a group shows the time. */
  last: boolean;
  /** The member's own newest message says what became of it, where the server tells. */
  newestOwn: boolean;
  intlLocale: string;
  timeZone?: string;
};

/** One message: plain text, whatever was written; or a gift. */
export const MessageRow = memo(function MessageRow({ message, name, at, last, newestOwn, intlLocale, timeZone }: MessageRowProps) {
  const t = useTranslations('chat');
  const state = newestOwn && message.read !== undefined ? (message.read ? 'read' : 'delivered') : null;
  return (
    <li className={classNames('message', message.mine && 'is-out')} data-message={message.id}>
      {message.gift ? (
        <GiftCardPart gift={message.gift} credits={message.gift_credits} note={message.text} name={name} mine={message.mine} />
      ) : (
        <p className="bubble">
          <span className="visually-hidden">{message.mine ? t('you') : name}: </span>
          {message.text}
        </p>
      )}
      {message.mine && message.read === false && message.conversation ? (
        <MessageMenuPart conversation={message.conversation} message={message.id} />
      ) : null}
      {at && (last || state) ? (
        <p className="message-meta">
          <time dateTime={message.sent_at} suppressHydrationWarning>
            {formatTime(at, intlLocale, timeZone)}
          </time>
          {state ? (
            <>
              {' · '}
              <Icon name={state === 'read' ? 'checks' : 'check'} /> {t(state)}
            </>
          ) : null}
        </p>
      ) : null}
    </li>
  );
});
