import { useTranslations } from 'next-intl';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalTag } from '@/components/media/fictional-tag';
import { useFictionalLabel } from '@/components/media/fictional-label';
import { fictionalTexts } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { SheetPage } from './sheet-page';

type MoreScreenProps = {
  person: Person;
  site: SiteInfo;
  /** The conversation with them, where there is one. */
  talk: { id: number; muted: boolean } | null;
  /** What went wrong with the last try to keep it quiet, in words. */
  trouble?: string;
};

/** What can be done about a member, two taps away from wherever they are shown. */
export function MoreScreen({ person, site, talk, trouble }: MoreScreenProps) {
  const t = useTranslations('safety.more');
  const { id, name, age } = person;
  const fictional = fictionalTexts(person, site);
  const { label, warning } = useFictionalLabel(fictional ?? true);
  return (
    <SheetPage member={id} back={pathTo('members-id', { id })}>
      <header className="safety-person">
        <PersonAvatar {...avatarLook(person, site)} size={54} />
        <div>
          <h1 id="sheet-title" className="title-4">
            {age ? `${name}, ${age}` : name}
          </h1>
          {fictional ? <FictionalTag texts={fictional} /> : null}
        </div>
      </header>
      {trouble ? <Alert kind="danger" title={trouble} /> : null}
      <ul className="safety-rows">
        <li>
          <PageLink href={pathTo('members-id', { id })} data-sheet-leave>
            <Icon name="user" />
            {t('profile')}
          </PageLink>
        </li>
        {talk ? (
          <li>
            <form action="/forms/mute-chat" method="post">
              <input type="hidden" name="conversation" value={talk.id} />
              <input type="hidden" name="muted" value={talk.muted ? 0 : 1} />
              <input type="hidden" name="sheet" value="1" />
              <input type="hidden" name="back" value={pathTo('members-id-more', { id })} />
              <button type="submit">
                {talk.muted ? <Icon name="bell" /> : <Icon name="bell-slash" />}
                {t(talk.muted ? 'unmute' : 'mute')}
              </button>
            </form>
          </li>
        ) : null}
        <li>
          <PageLink className="is-danger" href={pathTo('members-id-block', { id })} data-sheet-link>
            <Icon name="prohibit" />
            {t('block')}
          </PageLink>
        </li>
        <li>
          <PageLink className="is-danger" href={pathTo('members-id-report', { id })} data-sheet-link>
            <Icon name="flag" />
            {t('report')}
          </PageLink>
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
