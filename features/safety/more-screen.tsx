import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalTag } from '@/components/media/fictional-tag';
import { useFictionalLabel } from '@/components/media/fictional-label';
import { fictionalTexts } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { SheetPage } from './sheet-page';

/** What can be done about a member, two taps away from wherever they are shown. */
export function MoreScreen({ person, site }: { person: Person; site: SiteInfo }) {
  const t = useTranslations('safety.more');
  const { id, name, age } = person;
  const fictional = fictionalTexts(person, site);
  const { label, warning } = useFictionalLabel(fictional ?? true);
  return (
    <SheetPage member={id} back={pathTo('members-id', { id })}>
      <header className="safety-person">
        <PersonPhoto {...avatarLook(person, site)} size={54} />
        <div>
          <h1 id="sheet-title" className="title-4">
            {age ? `${name}, ${age}` : name}
          </h1>
          {fictional ? <FictionalTag texts={fictional} /> : null}
        </div>
      </header>
      <ul className="safety-rows">
        <li>
          <Link href={pathTo('members-id', { id })} prefetch={false} data-sheet-leave>
            <Icon name="user" />
            {t('profile')}
          </Link>
        </li>
        <li>
          <Link className="is-danger" href={pathTo('members-id-block', { id })} prefetch={false} data-sheet-link>
            <Icon name="prohibit" />
            {t('block')}
          </Link>
        </li>
        <li>
          <Link className="is-danger" href={pathTo('members-id-report', { id })} prefetch={false} data-sheet-link>
            <Icon name="flag" />
            {t('report')}
          </Link>
        </li>
      </ul>
      {fictional ? (
        <p className="small muted">
          {label} – {warning}. {t('also_here')}
        </p>
      ) : null}
    </SheetPage>
  );
}
