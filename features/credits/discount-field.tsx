import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Field, fieldLinks } from '@/components/form/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useTimeZone } from '@/components/ui/use-clock';
import { formatLongDate, formatTime } from '@/lib/format/dates';
import { moneyParams } from './trouble-words';
import type { BuyTrouble } from './use-buy';
import type { DiscountEntry } from './use-discount';

/** A code that does not count, and the key of the message that says why; `params` name the order that is under way with it. */
export type DiscountTry = { code: string; error: string; params?: BuyTrouble['params'] };

type DiscountFieldProps = { discount: DiscountEntry; /** Why the code takes nothing off what is chosen. */ misfit: BuyTrouble | undefined; intlLocale: string };

/** The code that counts, or a field for one. Before the script is there the code goes along with the order. (V06) */
export function DiscountField({ discount: { found, tried, busy, apply, remove }, misfit, intlLocale }: DiscountFieldProps) {
  const t = useTranslations();
  const id = useId();
  const timeZone = useTimeZone();
  // The field, or the button in its place.
  const place = useRef<HTMLInputElement & HTMLButtonElement>(null);
  const wrong = tried ? { key: tried.error } : misfit;
  const error = wrong ? t(wrong.key as 'err.code_used', moneyParams(wrong.params, intlLocale)) : undefined;
  // A code that counts, is taken off or refused leaves nothing of what was pressed: what came in its place is gone to.
  useEffect(() => () => place.current?.focus(), [found]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply(event.currentTarget.value);
  };
  if (found && !wrong) {
    const end = found.expires ? new Date(found.expires) : null;
    return (
      <div className="field">
        <span className="field-label">{t('pay.code.label')}</span>
        <div className="code-found">
          <input type="hidden" name="code" value={found.code} />
          <b>{found.code}</b>
          <span className="code-applied" role="status">
            <Icon name="check-circle" weight="fill" />
            {t('pay.code.applied')}
          </span>
          <IconButton icon={<Icon name="x" />} label={t('pay.code.remove')} ref={place} onClick={remove} />
        </div>
        {end ? <p className="small muted">{t('pay.code.until', { date: formatLongDate(end, intlLocale, timeZone), time: formatTime(end, intlLocale, timeZone) })}</p> : null}
      </div>
    );
  }
  return (
    <Field key={found?.code} id={id} label={t('pay.code.label')} error={error}>
      <div className="input-action">
        <input
          {...fieldLinks(id, { error })} ref={place} className="input" name="code" defaultValue={tried?.code ?? found?.code} maxLength={60}
          autoComplete="off" autoCapitalize="characters" spellCheck={false} onKeyDown={onKeyDown}
        />
        <button type="button" className="link-button" aria-busy={busy || undefined} onClick={() => void apply(place.current?.value ?? '')}>
          {t('pay.code.apply')}
        </button>
      </div>
    </Field>
  );
}
