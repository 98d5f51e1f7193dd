'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps } from 'react';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Field, fieldLinks, type FieldTexts } from './field';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts & { autoComplete: 'current-password' | 'new-password' };

export function PasswordInput({ label, hint, error, id, ...rest }: PasswordInputProps) {
  const t = useTranslations('ui.password');
  const ownId = useId();
  const controlId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field id={controlId} label={label} hint={hint} error={error}>
      <div className="input-action">
        <input
          {...rest}
          {...fieldLinks(controlId, { hint, error })}
          className="input"
          type={shown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
        />
        <IconButton
          label={t('show')}
          aria-pressed={shown}
          icon={<Icon name={shown ? 'eye-slash' : 'eye'} />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
