'use client';

import { useId, useState, type ComponentProps } from 'react';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Field, fieldLinks, type FieldTexts } from './field';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts & { autoComplete: 'current-password' | 'new-password'; /** What the eye does, in words. */ showLabel: string };

export function PasswordInput({ label, hint, error, id, showLabel, ...rest }: PasswordInputProps) {
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
          label={showLabel}
          aria-pressed={shown}
          icon={<Icon name={shown ? 'eye-slash' : 'eye'} />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
