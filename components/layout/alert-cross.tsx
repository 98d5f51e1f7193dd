import type { ReactElement } from 'react';
import type { AlertName } from '@/lib/site/cookies/dismissals';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

/** Closes an alert, with script or without; the time is kept, so that it stays away for a while. (T04, E15) */
export function AlertCross({ name, back, label, onClose }: { name: AlertName; /** The page as it came, for browsers that do not say where a form was sent. */ back: string; label: string; onClose: () => void }): ReactElement {
  return (
    <form method="post" action="/forms/hide-alert" onSubmit={(event) => (event.preventDefault(), onClose())}>
      <input type="hidden" name="alert" value={name} />
      <input type="hidden" name="back" value={back} />
      <IconButton type="submit" label={label} icon={<Icon name="x" />} />
    </form>
  );
}
