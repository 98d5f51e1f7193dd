import { useTranslations } from 'next-intl';
import { Select } from '@/components/form/select';
import { TextInput } from '@/components/form/text-input';
import { useSite } from '@/components/layout/site-context';
import type { Region } from '@/lib/contract/places';
import { countryOptions } from '@/lib/format/place-names';
import { useRegionChoice } from '@/lib/queries/use-region-choice';
import type { ProfileValues } from './profile-values';

type PlaceFieldsProps = {
  /** The country that the page came with, and its regions. */
  country: string;
  regions: Region[];
  values: ProfileValues;
  fault: (field: string) => string | undefined;
};

/** Where one lives: a country of the site, one of its regions, a town in one’s own words. */
export function PlaceFields({ country, regions, values, fault }: PlaceFieldsProps) {
  const t = useTranslations('profile.edit');
  const { countries, intlLocale, locale } = useSite();
  const region = useRegionChoice(country, regions, locale, values.country);
  const offered = countryOptions([...new Set([...countries, ...(values.country ? [values.country] : [])])], intlLocale);
  return (
    <>
      <div className="field-row">
        <Select
          id="profile-country"
          label={t('country')}
          name="country"
          autoComplete="country"
          defaultValue={values.country}
          options={offered}
          error={fault('country')}
          onChange={(event) => region.setCountry(event.currentTarget.value)}
        />
        <Select
          key={`${region.country} ${region.options.length}`}
          id="profile-region"
          label={region.word}
          name="region"
          defaultValue={region.country === values.country ? values.region : ''}
          options={[{ value: '', label: t('choose') }, ...region.options]}
          error={fault('region')}
          onFocus={region.prepare}
        />
      </div>
      <TextInput id="profile-city" label={t('city')} name="city" autoComplete="address-level2" maxLength={80} defaultValue={values.city} error={fault('city')} />
    </>
  );
}
