import { useTranslations } from 'next-intl';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { PortraitWall } from './portrait-wall';
import { QuickStart } from './quick-start';

/** The mood of the niche in one line, the way in, and a wall of faces. */
export function HomeHero({ site, people }: { site: SiteInfo; people: Person[] }) {
  const t = useTranslations(`home.${site.niche}`);
  return (
    <section className="hero on-photo" aria-labelledby="home-title">
      <div className="wrap hero-inside">
        {/* Before the words: on a phone it stands above them, and what is read before it would move. */}
        <PortraitWall site={site} people={people} />
        <div className="hero-words">
          <h1 id="home-title" className="title-hero">
            {t('title')}
          </h1>
          <p className="hero-lead">{t('lead')}</p>
          <QuickStart site={site} />
        </div>
      </div>
    </section>
  );
}
