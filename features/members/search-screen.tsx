import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { User } from '@/lib/contract/user';
import { countFilters, memberSearchHref, type MemberSearchPlace } from '@/lib/queries/member-search';
import type { MembersAnswer } from '@/lib/queries/members';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { MemberResults } from './member-results';
import { NoMembers } from './no-members';
import { countryOptions, type Regions } from './place-names';
import { SearchClosed } from './search-closed';
import { fieldsOf } from './search-fields';
import { useSearchHeading } from './search-heading';
import { VisitorNote } from './visitor-note';

export type SearchScreenProps = {
  site: SiteInfo;
  search: MemberSearchPlace;
  /** The page that was asked for; null where the site shows its members to members only, or where the call failed. */
  answer: MembersAnswer | null;
  regions: Regions;
  user: User | null;
};

const filterTexts = ['members.filters', 'region', 'ui.button'];
const resultTexts = ['members.results', 'members.empty', 'members.like', 'fictional.label', 'fictional.warning', 'fictional.tag', 'ui.photo', 'ui.button'];

/** Member search: filters beside or under the list, and the list. (R04, S04) */
export function SearchScreen({ site, search, answer, regions, user }: SearchScreenProps) {
  const t = useTranslations('members');
  const heading = useSearchHeading(search, regions, site.intlLocale);
  const visitor = user === null;
  const here = memberSearchHref(search);
  if (visitor && !site.loggedOutSearch) return <SearchClosed siteName={site.name} back={here} />;

  const fields = fieldsOf(site.searchFields);
  const narrowed = countFilters(search);
  const askedCountry = fields.includes('country') && site.countries.length !== 1;
  const country = search.country ?? (askedCountry ? undefined : (site.country ?? site.countries[0]));
  const count = answer ? { total: answer.total, capped: answer.total_capped ?? false } : undefined;
  return (
      <div className="wrap search">
        {fields.length > 0 ? (
          <aside id="filters" className="sheet filters" popover="auto" aria-labelledby="filters-title">
            <IslandMessages keys={filterTexts}><FilterForm
              action={pathTo('members')}
              search={search}
              fields={fields}
              countries={countryOptions(site.countries, site.intlLocale)}
              country={country}
              regions={(country && regions[country]) || []}
              count={count}
              locale={site.locale}
            /></IslandMessages>
          </aside>
        ) : null}
        <section aria-labelledby="search-title">
          <header className="search-head">
            <div className="grow">
              <h1 id="search-title" className="title-2">
                {heading}
              </h1>
              {count ? <p className="muted tabular">{count.capped ? t('count_capped', { count: String(count.total) }) : t('count', { count: count.total })}</p> : null}
            </div>
            {fields.length > 0 ? (
              <button type="button" className={narrowed > 0 ? 'chip is-on only-narrow' : 'chip only-narrow'} popoverTarget="filters" aria-label={t('filters.open', { count: narrowed })}>
                <Icon name="sliders-horizontal" />
                {t('filters.title')}
                {narrowed > 0 ? <b className="tabular">{narrowed}</b> : null}
              </button>
            ) : null}
          </header>
          <FilterChips search={search} regions={regions} intlLocale={site.intlLocale} />
          {visitor ? <VisitorNote back={here} /> : null}
          {answer ? (
            <IslandMessages keys={resultTexts}>
              <MemberResults key={here} search={search} answer={answer} visitor={visitor} empty={<NoMembers search={search} />} />
            </IslandMessages>
          ) : (
            <Alert
              kind="danger"
              title={t('failed.title')}
              action={
                <LinkButton variant="line" size="sm" href={here} prefetch={false}>
                  {t('failed.retry')}
                </LinkButton>
              }
            />
          )}
        </section>
      </div>
  );
}
