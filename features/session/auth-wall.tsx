import { useTranslations } from 'next-intl';
import { PersonPhoto } from '@/components/media/person-photo';
import { realFaces } from '@/components/media/real-faces';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type WallProps = { site: SiteInfo; people: Person[] };

/** Three faces; a fictional profile is never one of them, nor a photo on lock. */
function Portraits({ site, people }: WallProps) {
  const shown = realFaces(people).slice(0, 3);
  return shown.map((person) => (
    <PersonPhoto key={person.id} variant="card" bare name={person.name} src={photoUrl(person.main_image, 'full', site.cdnPrefix)} priority />
  ));
}

/** On the phone: a band of dusk above the form. Decoration. */
export function AuthBand(props: WallProps) {
  return (
    <div className="auth-band" aria-hidden="true">
      <Portraits {...props} />
    </div>
  );
}

/** What the wall says: a few large words and a line below them. */
export type WallWords = { title: string; text: string };

/** Beside the form: the wall, with the site's own line or the page's; a calmer one while the form is locked. Decoration. */
export function AuthWall({ site, people, words }: WallProps & { words?: WallWords }) {
  const home = useTranslations(`home.${site.niche}`);
  const t = useTranslations('session.wall');
  return (
    <aside className="auth-wall on-photo" aria-hidden="true">
      <Portraits site={site} people={people} />
      {people.length > 0 && !words ? <div className="auth-bubble">{t('bubble')}</div> : null}
      <div className="auth-words">
        <p className="title-hero">{words?.title ?? home('title')}</p>
        <p>{words?.text ?? t('text')}</p>
      </div>
      <div className="auth-words is-calm">
        <p className="title-hero">{t('calm')}</p>
        <p>{t('calm_text')}</p>
      </div>
    </aside>
  );
}
