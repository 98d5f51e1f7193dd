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

/** What is wrong, under what it is wrong with. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="warning-circle" weight="fill" />
      <span>{children}</span>
    </p>
  );
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
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
