import { useTranslations } from 'next-intl';
import { ChipLink } from '@/components/ui/chip-link';
import { Icon } from '@/components/ui/icon';
import { filtersOf, memberSearchHref, openSearch, type MemberFilters, type MemberSearchPlace } from '@/lib/queries/member-search';
import { countryName, regionName, type Regions } from '@/lib/format/place-names';

type FilterChipsProps = { search: MemberSearchPlace; regions: Regions; intlLocale: string };

/** What narrows the search, each to be taken away by a press. */
export function FilterChips({ search, regions, intlLocale }: FilterChipsProps) {
  const t = useTranslations('members');
  const filters = filtersOf(search);
  const { gender, country, countryregion, min_age: from, max_age: to } = filters;
  const without = (taken: Partial<Record<keyof MemberFilters, undefined>>) => memberSearchHref({ ...openSearch, ...filters, ...taken });

  const chips: { text: string; href: string }[] = [];
  if (gender && gender !== 'everyone') chips.push({ text: t(`filters.gender.${gender}`), href: memberSearchHref({ ...filters, ...openSearch }) });
  if (country) chips.push({ text: countryName(country, intlLocale), href: without({ country: undefined, countryregion: undefined }) });
  if (countryregion) chips.push({ text: regionName(regions, country, countryregion) ?? countryregion, href: without({ countryregion: undefined }) });
  if (from !== undefined || to !== undefined) {
    const text =
      to === undefined ? t('chips.age_from', { age: from! }) : from === undefined ? t('chips.age_to', { age: to }) : t('filters.age_range', { from, to });
    chips.push({ text, href: without({ min_age: undefined, max_age: undefined }) });
  }
  if (chips.length === 0) return null;
  return (
    <ul className="chips chips-scroll search-chips" aria-label={t('chips.label')}>
      {chips.map(({ text, href }) => (
        <li key={href}>
          <ChipLink href={href} small on aria-label={t('chips.remove', { filter: text })}>
            {text}
            <Icon name="x" />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
