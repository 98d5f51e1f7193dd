import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { PasswordInput } from '@/components/form/password-input';
import { TextInput } from '@/components/form/text-input';
import { useFormControl } from '@/components/form/use-form-control';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import type { FormFaults } from '@/lib/contract/form-faults';
import type { StepFlash } from './step-flash';
import type { Trouble } from './use-sign-up';

type AddressFormProps = { flash: StepFlash | null; onChanged: (email: string) => void };

const schema = () => import('@/lib/contract/new-email-form').then(({ newEmailForm }) => newEmailForm);

/** What is wrong with the two fields; what else a refusal names has no place here. */
const faultsOf = ({ email, password }: FormFaults): FormFaults => ({ ...(email && { email }), ...(password && { password }) });

/** Another address than the one that was mistyped; the password says that it is the member who asks. (V05) */
export function AddressForm({ flash, onChanged }: AddressFormProps) {
  const t = useTranslations('signup.address');
  const all = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const { faults, prepare, validate, refuse } = useFormControl({ form, start: faultsOf({ email: flash?.values.email_fault, password: flash?.values.password_fault }), schema });
  const [trouble, setTrouble] = useState<Trouble | null>(flash?.error ? { key: flash.error, params: flash.params } : null);
  const [busy, setBusy] = useState(false);
  const words = (code: string | undefined) => (code ? all(fieldMessageKey(code)) : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    setBusy(true);
    setTrouble(null);
    try {
      if (await validate()) {
        await callApi('requestMailChange', { body: { email, password: String(data.get('password')) } });
        onChanged(email);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = faultsOf(error.fields);
      if (Object.keys(refused).length > 0) await refuse(refused);
      else setTrouble({ key: keyOfTyped(error), params: error.params });
    }
    setBusy(false);
  };

  return (
    <form ref={form} className="signup-form signup-box" method="post" action="/forms/signup-address" noValidate onFocus={prepare} onSubmit={(event) => void submit(event)}>
      {trouble ? <Alert kind="danger" title={all(trouble.key, trouble.params)} /> : null}
      <TextInput label={t('email')} type="email" name="email" autoComplete="email" inputMode="email" required maxLength={254} defaultValue={flash?.values.email} error={words(faults.email)} />
      <PasswordInput label={t('password')} showLabel={all('ui.password.show')} name="password" autoComplete="current-password" required maxLength={1024} error={words(faults.password)} />
      <Button type="submit" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
