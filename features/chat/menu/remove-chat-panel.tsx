import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-look';
import { LinkButton } from '@/components/ui/link-button';
import type { Chat } from '@/lib/contract/chats';
import { pathTo } from '@/lib/site/addresses/routes';

/** The question before a conversation goes, as a part of the page: where the dialog's script has not come. (S07) */
export function RemoveChatPanel({ chat: { conversation, profile } }: { chat: Chat }) {
  const t = useTranslations('chat.remove');
  const { name } = profile;
  return (
    <section className="panel chat-question" aria-labelledby="remove-chat">
      <h2 id="remove-chat" className="title-2">
        {t('title', { name })}
      </h2>
      <p className="muted">{t('text', { name })}</p>
      <form className="cluster" method="post" action="/forms/remove-chat">
        <input type="hidden" name="conversation" value={conversation.id} />
        <LinkButton variant="line" href={pathTo('chats')}>
          {t('cancel')}
        </LinkButton>
        <button type="submit" className={buttonClass({ variant: 'danger' })}>
          {t('confirm')}
        </button>
      </form>
    </section>
  );
}
