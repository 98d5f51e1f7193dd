import { useId, type ComponentProps } from 'react';
import { Icon } from '../ui/icon';
import { Field, fieldLinks, type FieldTexts } from './field';

type SelectProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[];
  };

/** The browser's own list, in our frame. */
export function Select({ label, hint, error, id, options, ...rest }: SelectProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <Field id={controlId} label={label} hint={hint} error={error}>
      <div className="select">
        <select {...rest} {...fieldLinks(controlId, { hint, error })} className="input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" />
      </div>
    </Field>
  );
}
