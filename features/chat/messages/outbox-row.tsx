import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { Spinner } from '@/components/ui/spinner';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { GiftCard } from '../gifts/gift-card';

export { GiftCard };

export type OutboxRowProps = {
  entry: OutboxEntry;
  name: string;
  /** How many credits are missing for it, at least 1. */
  missing: number;
  /** The member's own address waits to be confirmed; else it is the other party's. */
  unconfirmed: boolean;
  onBuy: () => void;
};

/** Faults that have their own sentence; of all others it is enough that the message was not sent. */
const explained = ['err.member_gone', 'err.not_found', 'err.message_empty', 'err.message_too_long', 'err.gift_unknown', 'err.not_offered'];

/** A message that the server does not have yet, and a line that says why. */
export function OutboxRow(props: OutboxRowProps) {
  const { entry, name } = props;
  const t = useTranslations('chat');
  const { outbox } = useChatTab();
  const { state } = entry;
  const look = state === 'failed' ? 'is-failed' : state === 'sending' ? 'is-sending' : 'is-waiting';
  return (
    <li className={classNames('message is-out', look, state === 'waiting_for_credits' && 'is-short')}>
      {entry.gift ? (
        <GiftCard gift={entry.gift.key} credits={entry.gift.credits} note={entry.text} name={name} mine />
      ) : (
        <p className="bubble">
          <span className="visually-hidden">{t('you')}: </span>
          {entry.text}
        </p>
      )}
      <p className="message-meta">
        {state === 'sending' ? (
          <>
            <Spinner small /> {t('sending')}
          </>
        ) : (
          <>
            <Why {...props} />
            <button type="button" onClick={() => outbox.discard(entry.client_id)}>
              {t('discard')}
            </button>
          </>
        )}
      </p>
    </li>
  );
}

/** Why it is not sent, and what can be done about it. */
function Why({ entry: { client_id, state, error }, name, missing, unconfirmed, onBuy }: OutboxRowProps) {
  const t = useTranslations();
  const { outbox } = useChatTab();
  if (state === 'waiting_for_network') {
    return error?.key === 'err.too_many_requests' ? (
      <>
        <Icon name="hourglass" weight="fill" /> {t('chat.waiting_pause')}
      </>
    ) : (
      <>
        <Icon name="wifi-slash" /> {t('chat.waiting_network')}
      </>
    );
  }
  if (state === 'waiting_for_confirmation') {
    return (
      <>
        <Icon name="hourglass" weight="fill" /> {unconfirmed ? <PageLink href={confirmPage}>{t('chat.after_confirmation')}</PageLink> : t('chat.after_their_confirmation', { name })}
      </>
    );
  }
  if (state === 'waiting_for_credits') {
    return (
      <>
        <Icon name="star-four" weight="fill" /> {t('chat.waiting_credits', { count: missing })}
        <button type="button" onClick={onBuy}>
          {t('chat.buy_more')}
        </button>
      </>
    );
  }
  return (
    <>
      <Icon name="warning-circle" weight="fill" />{' '}
      {error && explained.includes(error.key) ? t('chat.not_sent_why', { reason: t(error.key, error.params) }) : t('chat.not_sent')}
      <button type="button" onClick={() => outbox.retry(client_id)}>
        {t('chat.retry')}
      </button>
    </>
  );
}
