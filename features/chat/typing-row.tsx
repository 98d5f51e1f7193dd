import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { PersonPhoto } from '@/components/media/person-photo';
import type { Person } from '@/lib/contract/person';

/** Three dots while the other party is typing, on a true signal only. (A02) */
export function TypingRow({ typing, person }: { typing: boolean; person: Person }) {
  const t = useTranslations('chat');
  const site = useSite();
  return (
    <div role="status">
      {typing ? (
        <div className="typing-row">
          <span aria-hidden="true">
            <PersonPhoto {...avatarLook(person, site)} online={false} size={28} />
          </span>
          <span className="bubble typing" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className="visually-hidden">{t('typing', { name: person.name })}</span>
        </div>
      ) : null}
    </div>
  );
}
