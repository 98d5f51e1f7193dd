import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

export type FieldTexts = {
  label: ReactNode;
  /** Help under the field. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
};

/** The attributes that tie a control to its field's texts; `id` is the control's. */
export function fieldLinks(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

type FieldProps = FieldTexts & { id: string; children: ReactNode };

/** Label above, the control, the error and the hint under it. The control takes `fieldLinks(id, texts)`. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error ? (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="warning-circle" weight="fill" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
