import { useId, type ComponentProps } from 'react';
import { Field, fieldLinks, type FieldTexts } from './field';

export function TextInput({ label, hint, error, id, ...rest }: ComponentProps<'input'> & FieldTexts) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field id={controlId} label={label} hint={hint} error={error}>
      <input type="text" {...rest} {...fieldLinks(controlId, { hint, error })} className="input" />
    </Field>
  );
}
