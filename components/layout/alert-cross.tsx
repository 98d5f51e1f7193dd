import type { ReactElement } from 'react';
import type { AlertName } from '@/lib/site/dismissals';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

/** Closes an alert, with script or without; the time is kept, so that it stays away for a while. (T04, E15) */
export function AlertCross({ name, label, onClose }: { name: AlertName; label: string; onClose: () => void }): ReactElement {
  return (
    <form method="post" action="/forms/hide-alert" onSubmit={(event) => (event.preventDefault(), onClose())}>
      <input type="hidden" name="alert" value={name} />
      <IconButton type="submit" label={label} icon={<Icon name="x" />} />
    </form>
  );
}
