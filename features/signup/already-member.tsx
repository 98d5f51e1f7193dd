import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';

/** The way to the login, and from there to the one who is being written to. */
export function AlreadyMember({ person }: { person: Pick<Person, 'id'> | null }) {
  const t = useTranslations('signup.account');
  return (
    <p className="small muted centered">
      {t('member')}{' '}
      <PageLink className="link link-line" href={pathTo('login', {}, person ? { to: pathTo('members-id-chat', { id: person.id }) } : {})}>
        {t('login')}
      </PageLink>
    </p>
  );
}
