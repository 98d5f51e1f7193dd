import { useTranslations } from 'next-intl';
import { TextInput } from '@/components/form/text-input';
import { Button } from '@/components/ui/button';
import type { Spending } from '@/lib/contract/credits';
import { formatLongDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { siteTimeZone } from '@/lib/site/constants';

type SpendingNoteProps = { spending: Spending; intlLocale: string; tried?: string; saved: boolean; /** Where the member came from. */ backTo?: string };

/** What this month cost so far, and the limit that members set themselves. Works as a plain form. */
export function SpendingNote({ spending: { spent, currency = spent.currency, limit, next_limit }, intlLocale, tried, saved, backTo }: SpendingNoteProps) {
  const t = useTranslations('pay.spending');
  const err = useTranslations('err');
  const money = (value: { amount: number; currency: string }) => formatMoney(value, intlLocale);
  const isForeign = !!limit && limit.currency !== currency;
  const whole = limit && !isForeign ? String(limit.amount / 100) : '';
  return (
    <section className="panel spending" id="limit">
      <p>
        <b>{limit ? t('of', { amount: money(spent), limit: money(limit) }) : t('line', { amount: money(spent) })}</b>
      </p>
      {isForeign ? <p className="small">{err('limit_currency', { currency, limit_currency: limit.currency })}</p> : null}
      {next_limit ? (
        <p className="small muted">
          {next_limit.limit
            ? t('next', { date: formatLongDate(new Date(next_limit.from), intlLocale, siteTimeZone), limit: money(next_limit.limit) })
            : t('next_none', { date: formatLongDate(new Date(next_limit.from), intlLocale, siteTimeZone) })}
        </p>
      ) : null}
      {saved ? (
        <p className="small" role="status">
          {t('saved')}
        </p>
      ) : null}
      <details open={tried !== undefined}>
        <summary>{t('change')}</summary>
        <form action="/forms/spending-limit" method="post" className="spending-form">
          <input type="hidden" name="currency" value={currency} />
          {backTo ? <input type="hidden" name="back_to" value={backTo} /> : null}
          <TextInput name="limit" label={t('field', { currency })} hint={t('hint')} error={tried === undefined ? undefined : t('wrong')} defaultValue={tried ?? whole} inputMode="decimal" autoComplete="off" />
          <Button type="submit" variant="soft">
            {t('save')}
          </Button>
        </form>
      </details>
    </section>
  );
}
