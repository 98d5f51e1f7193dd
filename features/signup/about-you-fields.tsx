import { useTranslations } from 'next-intl';
import { Select } from '@/components/form/select';
import { ownGenders } from '@/lib/contract/genders';
import type { SiteInfo } from '@/lib/site/site-info';

type AboutYouFieldsProps = { site: SiteInfo; values: Record<string, string>; error?: string };

/** Who one is and where one lives: what the first search needs, and no more. */
export function AboutYouFields({ site, values, error }: AboutYouFieldsProps) {
  const t = useTranslations('signup.account');
  const gender = useTranslations('gender');
  const names = new Intl.DisplayNames(site.intlLocale, { type: 'region' });
  const { compare } = new Intl.Collator(site.intlLocale);
  const countries = site.countries.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) => compare(a.label, b.label));
  return (
    <>
      <fieldset className="field">
        <legend className="field-label">{t('gender')}</legend>
        <div className="signup-chips">
          {ownGenders.map((each) => (
            <label key={each} className="chip">
              <input type="radio" name="gender" value={each} defaultChecked={values.gender === each} />
              {gender(each)}
            </label>
          ))}
          {/* What was chosen can be taken back. */}
          <label className="chip">
            <input type="radio" name="gender" value="" defaultChecked={values.gender === ''} />
            {t('gender_none')}
          </label>
        </div>
      </fieldset>
      {countries.length > 1 ? (
        <Select label={t('country')} name="country" autoComplete="country" defaultValue={values.country ?? site.country ?? ''} options={countries} error={error} />
      ) : null}
    </>
  );
}
