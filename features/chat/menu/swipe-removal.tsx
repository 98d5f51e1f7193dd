import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import { useRemoval } from './use-removal';

/**
 * What a thumb finds behind a line of the list that it moves to the left. The line itself scrolls, so there is nothing to
 * animate and nothing to run; for keyboards and screen readers the same stands in the menu, so they pass it by.
 */
export function SwipeRemoval({ conversation, person }: { conversation: number; person: Person }) {
  const t = useTranslations('chat');
  const { ask, dialog } = useRemoval(conversation, person.name);
  return (
    <>
      <form className="chat-removal" action={pathTo('chats')} aria-hidden="true" onSubmit={ask}>
        <input type="hidden" name="remove" value={conversation} />
        <button type="submit" tabIndex={-1}>
          <Icon name="trash" />
          {t('remove.confirm')}
        </button>
      </form>
      {dialog}
    </>
  );
}
