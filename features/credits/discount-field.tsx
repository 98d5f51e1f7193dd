import { useTranslations } from 'next-intl';
import { useId, useRef, type KeyboardEvent } from 'react';
import { Field, fieldLinks } from '@/components/form/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Discount } from './use-discount';

/** A code that does not count, and the key of the message that says why. */
export type DiscountTry = { code: string; error: string };

/** The code that counts, or a field for one. Before the script is there the code goes along with the order. (V06) */
export function DiscountField({ discount: { found, tried, busy, apply, remove } }: { discount: Discount }) {
  const t = useTranslations();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const error = tried ? t(tried.error as 'err.code_used') : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply(event.currentTarget.value);
  };
  if (found) {
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
          <IconButton icon={<Icon name="x" />} label={t('pay.code.remove')} onClick={remove} />
        </div>
      </div>
    );
  }
  return (
    <Field id={id} label={t('pay.code.label')} error={error}>
      <div className="input-action">
        <input
          {...fieldLinks(id, { error })} ref={input} className="input" name="code" defaultValue={tried?.code} maxLength={60}
          autoComplete="off" autoCapitalize="characters" spellCheck={false} onKeyDown={onKeyDown}
        />
        <button type="button" className="link-button" aria-busy={busy || undefined} onClick={() => void apply(input.current?.value ?? '')}>
          {t('pay.code.apply')}
        </button>
      </div>
    </Field>
  );
}
