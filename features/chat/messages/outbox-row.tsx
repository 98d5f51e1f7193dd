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
export function OutboxRow({ entry, name, missing, unconfirmed, onBuy }: OutboxRowProps) {
  const t = useTranslations('chat');
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
        ) : null}
        {state === 'waiting_for_network' && entry.error?.key === 'err.too_many_requests' ? (
          <>
            <Icon name="hourglass" weight="fill" /> {t('waiting_pause')}
          </>
        ) : state === 'waiting_for_network' ? (
          <>
            <Icon name="wifi-slash" /> {t('waiting_network')}
          </>
        ) : null}
        {state === 'waiting_for_confirmation' ? (
          <>
            <Icon name="hourglass" weight="fill" />{' '}
            {unconfirmed ? <PageLink href={confirmPage}>{t('after_confirmation')}</PageLink> : t('after_their_confirmation', { name })}
          </>
        ) : null}
        {state === 'waiting_for_credits' ? (
          <>
            <Icon name="star-four" weight="fill" /> {t('waiting_credits', { count: missing })}
            <button type="button" onClick={onBuy}>
              {t('buy_more')}
            </button>
          </>
        ) : null}
        {state === 'failed' ? <Failure entry={entry} /> : null}
        {state === 'sending' ? null : <Discard entry={entry} />}
      </p>
    </li>
  );
}

function Failure({ entry: { client_id, error } }: { entry: OutboxEntry }) {
  const t = useTranslations();
  const { outbox } = useChatTab();
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

function Discard({ entry: { client_id } }: { entry: OutboxEntry }) {
  const t = useTranslations('chat');
  const { outbox } = useChatTab();
  return (
    <button type="button" onClick={() => outbox.discard(client_id)}>
      {t('discard')}
    </button>
  );
}
