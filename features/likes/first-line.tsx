'use client';

import { useTranslations } from 'next-intl';
import { MessageCost } from '@/components/layout/message-cost';
import { Icon } from '@/components/ui/icon';
import type { Liker } from '@/lib/contract/likes';
import { pathTo } from '@/lib/site/addresses/routes';

type FirstLineProps = { match: Liker; /** Who writes: what is sent after a session has ended is kept for nobody else. */ writer: number | undefined; credits: number; /** What the message is known by. */ formId: string };

/** The first message to a match, written where one hears of it, and sent by the button below or, without script, by its own. It goes as the composer's does without script: the conversation opens, and says what did not work. (S06) */
export function FirstLine({ match: { id, name }, writer, credits, formId }: FirstLineProps) {
  const t = useTranslations();
  return (
    <form className="first-line" action="/forms/message" method="post">
      <input type="hidden" name="member" value={id} />
      {writer === undefined ? null : <input type="hidden" name="writer" value={writer} />}
      <input type="hidden" name="client_id" value={formId} />
      <input type="hidden" name="back" value={pathTo('members-id-chat', { id })} />
      <div className="first-line-box">
        <input className="input" name="text" aria-label={t('likes.meeting.first_line', { name })} placeholder={t('chat.composer.placeholder')} autoComplete="off" enterKeyHint="send" />
        <button type="submit" className="icon-button icon-button-solid" aria-label={t('chat.composer.send')}>
          <Icon name="paper-plane-right" weight="fill" />
        </button>
      </div>
      <p className="tiny">
        <MessageCost credits={credits} />
      </p>
    </form>
  );
}
