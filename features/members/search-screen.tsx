import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { countFilters, memberSearchHref, type MemberSearchPlace } from '@/lib/queries/member-search';
import type { MembersAnswer } from '@/lib/queries/members';
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
  /** The page that was asked for; null where the site shows its members to members only, or where the call failed. */
  answer: MembersAnswer | null;
  regions: Regions;
  user: User | null;
};

const resultTexts = ['members.results', 'members.empty', 'members.like', 'safety.more.label', 'fictional.label', 'fictional.warning', 'fictional.tag', 'ui.photo', 'ui.button'];

/** Member search: filters beside or under the list, and the list. (R04, S04) */
export function SearchScreen({ site, search, answer, regions, user }: SearchScreenProps) {
  const t = useTranslations('members.failed');
  const heading = useSearchHeading(search, regions, site.intlLocale);
  const visitor = user === null;
  const here = memberSearchHref(search);
  if (visitor && !site.loggedOutSearch) return <SearchClosed siteName={site.name} back={here} />;

  const fields = fieldsOf(site.searchFields);
  const hasFilters = fields.length > 0;
  const count = answer ? { total: answer.total, capped: answer.total_capped ?? false } : undefined;
  return (
    <div className="wrap search">
      {hasFilters ? <FilterPanel site={site} search={search} fields={fields} regions={regions} count={count} /> : null}
      <section aria-labelledby="search-title">
        <SearchHead heading={heading} count={count} narrowed={hasFilters ? countFilters(search) : undefined} />
        <FilterChips search={search} regions={regions} intlLocale={site.intlLocale} />
        {visitor ? <VisitorNote back={here} /> : null}
        {answer ? (
          <IslandMessages keys={resultTexts}>
            <MemberResults key={here} search={search} answer={answer} visitor={visitor} empty={<NoMembers search={search} />} />
          </IslandMessages>
        ) : (
          <Alert
            kind="danger"
            title={t('title')}
            action={
              <LinkButton variant="line" size="sm" href={here} prefetch={false}>
                {t('retry')}
              </LinkButton>
            }
          />
        )}
      </section>
    </div>
  );
}
