'use client';

import { useId, type ComponentProps } from 'react';
import { Checkbox } from './checkbox';
import { FieldError } from './field-error';
import { PasswordInput } from './password-input';
import { TextInput } from './text-input';
import { useToldFault } from './told-faults';

type Named<Props> = Omit<Props, 'error'> & { name: string };

/** A field of a form that the server draws: says what the form around it finds wrong. */
export function CheckedTextInput(props: Named<ComponentProps<typeof TextInput>>) {
  return <TextInput {...props} error={useToldFault(props.name).words} />;
}

export function CheckedPasswordInput(props: Named<ComponentProps<typeof PasswordInput>>) {
  return <PasswordInput {...props} error={useToldFault(props.name).words} />;
}

export function CheckedBox(props: Named<ComponentProps<typeof Checkbox>>) {
  const id = useId();
  const { words } = useToldFault(props.name);
  return (
    <>
      <Checkbox {...props} aria-invalid={words ? true : undefined} aria-describedby={words ? id : undefined} />
      {words ? <FieldError id={id}>{words}</FieldError> : null}
    </>
  );
}
