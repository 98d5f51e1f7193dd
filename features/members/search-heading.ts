import { useTranslations } from 'next-intl';
import type { MemberSearchPlace } from '@/lib/queries/member-search';
import { countryName, regionName, type Regions } from '@/lib/format/place-names';

/** Who is shown, as one sentence of its own for every case: 'Vrouwen in Utrecht'. */
export function useSearchHeading(search: MemberSearchPlace, regions: Regions, intlLocale: string): string {
  const t = useTranslations('members.heading');
  const gender = search.gender ?? 'everyone';
  const { country } = search;
  const region = regionName(regions, country, search.countryregion);
  if (region) return t(`region.${gender}`, { place: region });
  if (country) return t(`country.${gender}`, { country, place: countryName(country, intlLocale) });
  return t(`anywhere.${gender}`);
}
