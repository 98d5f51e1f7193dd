import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import type { Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { LanderPhoto } from './lander-photo';
import { firstSentence } from './first-sentence';

type CollageFaceProps = { site: SiteInfo; person: Profile; className: string; shape: string; big: boolean; first: boolean };

/** A face on the wall. Tapped, it tells one sentence of the profile; without anything to tell it is a link to the member. */
export function CollageFace({ site, person, className, shape, big, first }: CollageFaceProps) {
  const t = useTranslations('lander.collagelanding');
  const href = pathTo('members-id', { id: person.id });
  const sentence = firstSentence(person.about);
  const names = classNames(className, ...person.interests.map((interest) => `likes-${interest}`));
  const photo = (
    <span className={shape}>
      <LanderPhoto site={site} person={person} sizes={big ? '(min-width: 992px) 17vw, 50vw' : '(min-width: 992px) 9vw, 25vw'} first={first} />
    </span>
  );
  if (!sentence) {
    return (
      <PageLink className={names} href={href} aria-label={t('more', { name: person.name })}>
        {photo}
      </PageLink>
    );
  }
  return (
    <details className={names} name="piece">
      <summary aria-label={t('tile', { name: person.name })}>{photo}</summary>
      <div className="piece-back">
        <p>{sentence}</p>
        <PageLink className="link link-line" href={href}>
          {t('more', { name: person.name })}
        </PageLink>
      </div>
    </details>
  );
}
