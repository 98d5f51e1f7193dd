import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import type { Person } from '@/lib/contract/person';

/** Three dots beside who is typing. */
export function TypingBubble({ person }: { person: Person }) {
  const t = useTranslations('chat');
  const site = useSite();
  return (
    <div className="typing-row">
      <span aria-hidden="true">
        <PersonAvatar {...avatarLook(person, site)} online={false} size={28} />
      </span>
      <span className="bubble typing" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="visually-hidden">{t('typing', { name: person.name })}</span>
    </div>
  );
}
