import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { awaitPart } from '@/lib/live-page';
import { useRestored } from './use-restored';

type BankChoiceProps = {
  method: string;
  banks: readonly { id: string; name: string }[];
  chosen?: string;
  /** What pays, at the foot of the sheet. */
  pay: ReactNode;
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The banks of a way to pay, as radios: in its row, and on a phone on a sheet that the browser itself opens. */
export function BankChoice({ method, banks, chosen, pay }: BankChoiceProps) {
  const t = useTranslations('pay');
  const sheet = useId();
  const [bank, setBank] = useState(chosen);
  const [search, setSearch] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  // Its code comes after the page's own. (bar P2)
  useEffect(() => void awaitPart(import('@/components/ui/watch-popovers')).then(({ watchPopovers }) => watchPopovers(), () => undefined), []);
  // What was chosen before the script came, or is restored by the browser, has its name on the button.
  useRestored(() => setBank(list.current?.querySelector<HTMLInputElement>(':checked')?.value ?? bank));
  const name = banks.find(({ id }) => id === bank)?.name;
  const hidden = banks.filter((each) => !folded(each.name).includes(folded(search.trim())));
  return (
    <div className="pay-banks">
      <button type="button" className="input bank-open only-narrow" popoverTarget={sheet}>
        {name ?? t('methods.choose_bank')}
        <Icon name="caret-down" />
      </button>
      <div className="banks" id={sheet} popover="auto">
        <div className="banks-head only-narrow">
          <b className="title-3">{t('methods.choose_bank')}</b>
          <button type="button" className="icon-button" popoverTarget={sheet} popoverTargetAction="hide" aria-label={t('bank.close')}>
            <Icon name="x" />
          </button>
        </div>
        <div className="banks-search">
          <Icon name="magnifying-glass" />
          {/* Of no form: Enter in it orders nothing. */}
          <input className="input" type="search" form="" placeholder={t('bank.search')} aria-label={t('bank.search')} autoComplete="off" value={search} onChange={(event) => setSearch(event.target.value)} />
        </div>
        <div className="banks-list">
          <fieldset ref={list}>
            <legend className="visually-hidden">{t('methods.bank')}</legend>
            {banks.map((each) => (
              <label key={each.id} className="bank" hidden={hidden.includes(each)}>
                <input type="radio" name={`bank-${method}`} value={each.id} defaultChecked={each.id === chosen} onChange={() => setBank(each.id)} />
                <span className="bank-letter" aria-hidden="true">
                  {each.name.charAt(0).toUpperCase()}
                </span>
                <span className="grow">{each.name}</span>
                <Icon name="check" />
              </label>
            ))}
          </fieldset>
        </div>
        <p className="banks-none small muted" role="status">
          {hidden.length === banks.length ? t('bank.none') : null}
        </p>
        <div className="banks-foot only-narrow">
          {pay}
          {name ? <p className="small muted centered">{t('bank.onward', { bank: name })}</p> : null}
        </div>
      </div>
    </div>
  );
}
