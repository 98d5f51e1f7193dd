import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { GiftCard } from '../gifts/gift-card';
import { UnsentIcon } from './unsent-icon';
import { useUnsentReason } from './use-unsent-reason';

export { GiftCard };

export type OutboxRowProps = {
  entry: OutboxEntry;
  name: string;
  onBuy: () => void;
};

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
        <Why {...props} />
        {state === 'sending' ? null : (
          <button type="button" onClick={() => outbox.discard(entry.client_id)}>
            {t('discard')}
          </button>
        )}
      </p>
    </li>
  );
}

/** Why it is not sent, and what can be done about it. */
function Why({ entry, name, onBuy }: OutboxRowProps) {
  const t = useTranslations('chat');
  const { outbox } = useChatTab();
  const { unconfirmed, reasonOf } = useUnsentReason();
  const words = reasonOf(entry, name);
  return (
    <>
      <UnsentIcon entry={entry} /> {entry.state === 'waiting_for_confirmation' && unconfirmed ? <PageLink href={confirmPage}>{words}</PageLink> : words}
      {entry.state === 'waiting_for_credits' ? (
        <button type="button" onClick={onBuy}>
          {t('buy_more')}
        </button>
      ) : null}
      {entry.state === 'failed' ? (
        <button type="button" onClick={() => outbox.retry(entry.client_id)}>
          {t('retry')}
        </button>
      ) : null}
    </>
  );
}
