import { useTranslations } from 'next-intl';
import { Select } from '@/components/form/select';
import type { PayMethod } from '@/lib/contract/credits';
import { MethodMark } from './method-mark';
import { methodName } from './method-name';

type MethodChoiceProps = { methods: readonly PayMethod[]; chosen: string | undefined; bank?: string; onChoose?: (method: string) => void };

/** The ways to pay as radios; one with banks has their list in its row. */
export function MethodChoice({ methods, chosen, bank, onChoose }: MethodChoiceProps) {
  const t = useTranslations('pay');
  const noteOf = (method: string) => {
    const key = `method_note.${method}` as 'method_note.card';
    return t.has(key) ? t(key) : null;
  };
  return (
    <fieldset className="pay-methods">
      <legend className="title-3">{t('methods.title')}</legend>
      {methods.map(({ method, banks }) => (
        <div className="pay-method" key={method}>
          <label className="pay-method-row">
            <input type="radio" name="method" value={method} defaultChecked={method === chosen} onChange={() => onChoose?.(method)} />
            <span className="pay-method-mark">
              <MethodMark method={method} />
            </span>
            <span className="grow">
              {methodName(t, method)}
              {noteOf(method) ? <span className="pay-method-note">{noteOf(method)}</span> : null}
            </span>
            <span className="radio-dot" aria-hidden="true" />
          </label>
          {banks.length > 0 ? (
            <div className="pay-banks">
              <Select
                name={`bank-${method}`}
                label={t('methods.bank')}
                defaultValue={bank ?? ''}
                options={[{ value: '', label: t('methods.choose_bank') }, ...banks.map(({ id, name }) => ({ value: id, label: name }))]}
              />
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
