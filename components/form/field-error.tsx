import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

/** What is wrong, under what it is wrong with, where that is no Field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="warning-circle" weight="fill" />
      <span>{children}</span>
    </p>
  );
}
