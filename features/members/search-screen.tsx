import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { countFilters, memberSearchHref, type MemberSearchPlace } from '@/lib/queries/member-search';
import type { MembersAnswer } from '@/lib/queries/members';
import { pagesBeside } from '@/lib/queries/search-pages';
import type { SiteInfo } from '@/lib/site/site-info';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { MemberResults } from './member-results';
import { NoMembers } from './no-members';
import type { Regions } from '@/lib/format/place-names';
import { SearchClosed } from './search-closed';
import { fieldsOf } from './search-fields';
import { SearchHead } from './search-head';
import { useSearchHeading } from './search-heading';
import { VisitorNote } from './visitor-note';

export type SearchScreenProps = {
  site: SiteInfo;
  search: MemberSearchPlace;
  /** The page that was asked for; null where the site shows its members to members only, or where its server has no search. */
  answer: MembersAnswer | null;
  regions: Regions;
  user: User | null;
};

const resultTexts = ['members.results', 'members.empty', 'members.like', 'safety.more.label', 'fictional.label', 'fictional.warning', 'fictional.tag', 'ui.photo', 'ui.button'];

/** Member search: filters beside or under the list, and the list. (R04, S04) */
export function SearchScreen({ site, search, answer, regions, user }: SearchScreenProps) {
  const t = useTranslations();
  const heading = useSearchHeading(search, regions, site.intlLocale);
  const visitor = user === null;
  const here = memberSearchHref(search);
  if (visitor && !site.loggedOutSearch) return <SearchClosed site={site} back={here} />;

  if (!answer) {
    return (
      <div className="wrap page">
        <SearchHead heading={t('members.search.title')} />
        <Alert title={t('err.not_offered')} />
      </div>
    );
  }
  const fields = fieldsOf(site.searchFields);
  const hasFilters = fields.length > 0;
  const count = { total: answer.total, capped: answer.total_capped ?? false };
  return (
    <div className="wrap search">
      {hasFilters ? <FilterPanel site={site} search={search} fields={fields} regions={regions} count={count} /> : null}
      <section aria-labelledby="search-title">
        <SearchHead heading={heading} count={count} narrowed={hasFilters ? countFilters(search) : undefined} />
        <FilterChips search={search} regions={regions} intlLocale={site.intlLocale} />
        {visitor ? <VisitorNote site={site} back={here} /> : null}
        <IslandMessages keys={resultTexts}>
          <MemberResults key={here} search={search} answer={answer} beside={pagesBeside(search, answer.next)} visitor={visitor} empty={<NoMembers search={search} />} />
        </IslandMessages>
      </section>
    </div>
  );
}
