import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PayMethod } from '@/lib/contract/credits';
import { BankChoice } from './bank-choice';
import { MethodMark } from './method-mark';
import { methodName } from './method-name';

type MethodChoiceProps = {
  methods: readonly PayMethod[];
  chosen: string | undefined;
  bank?: string;
  /** In the row of a way to pay that can be kept. */
  keepCard?: ReactNode;
  title: string;
  /** What pays, at the foot of a sheet of banks. */
  pay: ReactNode;
  onChoose?: (method: string) => void;
};

/** The ways to pay as radios; one with banks has their list in its row. */
export function MethodChoice({ methods, chosen, bank, keepCard, title, pay, onChoose }: MethodChoiceProps) {
  const t = useTranslations('pay');
  const noteOf = (method: string) => {
    const key = `method_note.${method}` as 'method_note.card';
    return t.has(key) ? t(key) : null;
  };
  return (
    <fieldset className="pay-methods">
      <legend className="title-3">{title}</legend>
      {methods.map(({ method, banks, keeps }) => (
        <div className="pay-method" key={method}>
          <label className="pay-method-row">
            <input type="radio" name="method" value={method} defaultChecked={method === chosen} onChange={() => onChoose?.(method)} />
            <span className="pay-method-mark">
              <MethodMark method={method} />
            </span>
            <span className="grow">
              {methodName(t, method)}
              {banks.length > 0 || noteOf(method) ? <span className="pay-method-note">{noteOf(method) ?? t('methods.choose_bank')}</span> : null}
            </span>
            <span className="radio-dot" aria-hidden="true" />
          </label>
          {banks.length > 0 ? <BankChoice method={method} banks={banks} chosen={bank} pay={pay} /> : null}
          {keeps ? keepCard : null}
        </div>
      ))}
    </fieldset>
  );
}
