import { useTranslations } from 'next-intl';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import type { Person } from '@/lib/contract/person';
import { photoSources } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';

/** A few members, fictional ones among them with their label, which is explained above. To like one a visitor signs up or logs in. (P01, A05) */
export function HomePeople({ site, people }: { site: SiteInfo; people: Person[] }) {
  const t = useTranslations('home.people');
  if (people.length === 0) return null;
  const { singular, warning, icon } = site.fictional;
  return (
    <section className="wrap home-people" aria-labelledby="home-people-title">
      <header className="home-head">
        <h2 id="home-people-title" className="title-2">
          {t('title', { site: site.name })}
        </h2>
        <p className="home-label small muted">
          {t('label')} <FictionalStrip texts={{ label: singular, warning, icon }} shape="pill" />
        </p>
      </header>
      <ul className="person-grid person-grid-5">
        {people.map((person) => (
          <li key={person.id}>
            <PersonPhoto
              {...personLook(person, site)}
              variant="card"
              {...photoSources(person.main_image, site.cdnPrefix)}
              locked={person.main_image?.locked}
              href={pathTo('members-id', { id: person.id })}
            >
              <PageLink
                className="icon-button icon-button-glass"
                href={pathTo('signup', {}, { member: person.id })}
                aria-label={t('like', { name: person.name })}
              >
                <Icon name="heart" />
              </PageLink>
            </PersonPhoto>
          </li>
        ))}
      </ul>
      <p className="home-all">
        <LinkButton variant="line" href={pathTo('members')}>
          {t('all')}
        </LinkButton>
      </p>
    </section>
  );
}
