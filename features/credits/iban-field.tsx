'use client';

import { useRef, useState, type FormEvent } from 'react';
import { TextInput } from '@/components/form/text-input';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/format/fill-text';
import { countryName } from '@/lib/format/place-names';
import { grouped, placeAfter } from '@/lib/site/iban-groups';

type IbanFieldProps = {
  error?: string;
  /** As it was sent. */
  typed?: string;
  /** For the name of the country that the number is of. */
  intlLocale: string;
  texts: { label: string; ok: string; wrong: string; swapped: string };
};

/** The account number: in groups of four while it is typed, and its check digits looked at once it is left. */
export function IbanField({ error, typed, intlLocale, texts }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ right: true; place: string } | { right: false } | null>(null);
  const [changed, setChanged] = useState(false);

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const next = grouped(value);
    setChanged(true);
    setFound(null);
    if (next === value) return;
    const place = placeAfter(next, value.slice(0, selectionStart ?? value.length));
    event.currentTarget.value = next;
    event.currentTarget.setSelectionRange(place, place);
  };
  const onBlur = async () => {
    const value = input.current?.value.trim() ?? '';
    if (!value) return;
    // The rules of all countries come once somebody has typed a number.
    const rules = await import('@/lib/site/iban').catch(() => null);
    if (!rules || value !== input.current?.value.trim()) return;
    setFound(rules.isIban(value) ? { right: true, place: rules.bankOf(value) ?? countryName(rules.plainIban(value).slice(0, 2), intlLocale) } : { right: false });
  };

  const wrong = found ? (found.right ? undefined : texts.wrong) : changed ? undefined : error;
  const right = found?.right ? fillText(texts.ok, { bank: found.place }) : null;
  return (
    <TextInput
      ref={input} name="iban" label={texts.label} defaultValue={typed} onInput={onInput} onBlur={() => void onBlur()} error={wrong} autoComplete="off"
      autoCapitalize="characters" spellCheck={false} maxLength={50}
      hint={
        right ? (
          <span className="field-ok" role="status">
            <Icon name="check-circle" weight="fill" />
            {right}
          </span>
        ) : wrong && wrong === texts.wrong ? (
          texts.swapped
        ) : undefined
      }
    />
  );
}
