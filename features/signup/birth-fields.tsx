import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { minimumAgeIn } from '@/lib/site/countries/countries';
import type { SiteInfo } from '@/lib/site/site-info';

type BirthFieldsProps = {
  site: SiteInfo;
  values: Record<string, string>;
  /** The year that it was where the page was drawn: around New Year the reader's clock may say another. */
  year?: number;
  error?: string;
};

const oldest = 100;
/** A few years too late can be chosen too: who is too young is told so, not left without a year. */
const tooYoung = 5;
const range = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => String(from + Math.sign(to - from) * index));

/** The date of birth as three short lists, in the order of the reader's country; one sentence for all three. (V03) */
export function BirthFields({ site, values, year: drawnIn, error }: BirthFieldsProps) {
  const t = useTranslations('signup.account');
  const err = useTranslations('err');
  const minAge = minimumAgeIn(site.country);
  const [year] = useState(() => drawnIn ?? new Date().getFullYear());
  const month = new Intl.DateTimeFormat(site.intlLocale, { month: 'long', timeZone: 'UTC' });
  const parts = {
    day: range(1, 31).map((value) => ({ value, label: value })),
    month: range(1, 12).map((value) => ({ value, label: month.format(Date.UTC(2000, Number(value) - 1, 15)) })),
    year: range(year - minAge + tooYoung, year - oldest).map((value) => ({ value, label: value })),
  };
  const order = new Intl.DateTimeFormat(site.intlLocale).formatToParts(0).flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type : []));
  const described = [error ? 'birth-error' : '', 'birth-hint'].filter(Boolean).join(' ');
  return (
    <fieldset className="field birth">
      <legend className="field-label">{t('birth')}</legend>
      <div className="birth-parts">
        {order.map((part) => (
          <div key={part} className="select">
            <select
              className="input"
              name={`birth_${part}`}
              aria-label={t(part)}
              autoComplete={`bday-${part}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={described}
              defaultValue={values[`birth_${part}`] ?? ''}
            >
              <option value="">{t(part)}</option>
              {parts[part].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="caret-down" />
          </div>
        ))}
      </div>
      {error ? (
        <p className="field-error" id="birth-error" role="alert">
          <Icon name="warning-circle" weight="fill" />
          <span>{error}</span>
        </p>
      ) : null}
      <p className="field-hint" id="birth-hint">
        {error === err('birth_date', { min_age: minAge }) ? t('birth_hint') : `${err('birth_date', { min_age: minAge })}. ${t('birth_hint')}`}
      </p>
    </fieldset>
  );
}
