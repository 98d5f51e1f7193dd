'use client';

import { useRef, useState, type FormEvent } from 'react';
import { CheckedTextInput } from '@/components/form/checked-fields';
import { useToldFault } from '@/components/form/told-faults';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/format/fill-text';
import { countryName } from '@/lib/format/place-names';
import { grouped, placeAfter } from '@/lib/site/countries/iban-groups';

type IbanFieldProps = {
  /** As it was sent. */
  typed?: string;
  /** For the name of the country that the number is of. */
  intlLocale: string;
  texts: { label: string; ok: string; swapped: string };
};

/** The account number: in groups of four while it is typed; once it is left, a right one says whose it is. */
export function IbanField({ typed, intlLocale, texts }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<string | null>(null);
  const { code } = useToldFault('iban');

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const next = grouped(value);
    setPlace(null);
    if (next === value) return;
    const caret = placeAfter(next, value.slice(0, selectionStart ?? value.length));
    event.currentTarget.value = next;
    event.currentTarget.setSelectionRange(caret, caret);
  };
  const onBlur = async () => {
    const value = input.current?.value.trim() ?? '';
    if (!value) return;
    // The rules of all countries come once somebody has typed a number.
    const rules = await import('@/lib/site/countries/iban').catch(() => null);
    if (!rules?.isIban(value) || value !== input.current?.value.trim()) return;
    setPlace(rules.bankOf(value) ?? countryName(rules.plainIban(value).slice(0, 2), intlLocale));
  };

  return (
    <CheckedTextInput
      ref={input} name="iban" label={texts.label} defaultValue={typed} onInput={onInput} onBlur={() => void onBlur()} required autoComplete="off"
      autoCapitalize="characters" spellCheck={false} maxLength={50}
      hint={
        place && !code ? (
          <span className="field-ok" role="status">
            <Icon name="check-circle" weight="fill" />
            {fillText(texts.ok, { bank: place })}
          </span>
        ) : code === 'iban_invalid' ? (
          texts.swapped
        ) : undefined
      }
    />
  );
}
