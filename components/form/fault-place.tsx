import { Icon } from '../ui/icon';
import type { FaultWords } from './told-faults';

type FaultPlaceProps = {
  /** What the field is described by. */
  id: string;
  /** Whose faults stand here. */
  field: string;
  /** What is wrong now, as a code. */
  code?: string;
  words: FaultWords;
};

/** Where a form says what is wrong with a field that is not React's to change: HTML that is put into a sheet. See join-drawn-form.ts. */
export function FaultPlace({ id, field, code, words }: FaultPlaceProps) {
  return (
    <p className="field-error" id={id} role={code ? 'alert' : undefined} hidden={!code} data-fault={field} data-code={code}>
      <Icon name="warning-circle" weight="fill" />
      <span>{code ? (words[code] ?? words.invalid_input) : ''}</span>
    </p>
  );
}
