import type { MemberSearchPlace } from '@/lib/queries/member-search';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { FilterForm } from './filter-form';
import { countryOptions, type Regions } from '@/lib/format/place-names';
import type { SearchField } from './search-fields';

type FilterPanelProps = {
  site: SiteInfo;
  search: MemberSearchPlace;
  fields: SearchField[];
  regions: Regions;
  count?: { total: number; capped: boolean };
};

const islandTexts = ['members.filters', 'region', 'ui.button'];

/** The filters: a panel beside the list, or a sheet that the browser itself opens on the phone. */
export function FilterPanel({ site, search, fields, regions, count }: FilterPanelProps) {
  const choosesCountry = fields.includes('country') && site.countries.length !== 1;
  const country = search.country ?? (choosesCountry ? undefined : (site.country ?? site.countries[0]));
  return (
    <aside id="filters" className="sheet filters" popover="auto" aria-labelledby="filters-title">
      <IslandMessages keys={islandTexts}>
        <FilterForm
          action={pathTo('members')}
          search={search}
          fields={fields}
          countries={countryOptions(site.countries, site.intlLocale)}
          country={country}
          regions={(country && regions[country]) || []}
          count={count}
          locale={site.locale}
        />
      </IslandMessages>
    </aside>
  );
}
