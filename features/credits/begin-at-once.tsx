import { useLocale, useTranslations } from 'next-intl';
import { beginPlace, beginTextOf } from '@/lib/site/money/begin-at-once';
import { BeginBox } from './begin-box';

/** Whether the credits may be used before the days of withdrawal are over, and what that means for the money: asked at every order that costs something. (S08, S14) */
export function BeginAtOnce({ days, ticked, missing }: { days: number; ticked?: boolean; missing?: boolean }) {
  const t = useTranslations();
  return (
    <div className="begin-box" id={beginPlace}>
      <BeginBox value={beginTextOf(useLocale(), days)} label={t('pay.begin.label', { days })} words={t('err.begin_missing')} ticked={ticked} missing={missing} />
    </div>
  );
}
