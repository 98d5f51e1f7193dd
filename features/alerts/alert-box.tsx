import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { AlertCross } from '@/components/layout/alert-cross';
import { Alert } from '@/components/ui/alert';
import type { AlertName } from '@/lib/site/cookies/dismissals';
import { isCalm } from '@/lib/site/addresses/calm-pages';
import { dismissAlert, isDismissed, onDismissed, retellDismissal } from '@/lib/stores/dismissals';

export type AlertBoxProps = {
  name: AlertName;
  /** The page as it came. */
  back: string;
  kind: 'info' | 'warning' | 'soft';
  icon: ReactElement;
  title: string;
  text: string;
  action: ReactNode;
  /** What the cross is called. */
  close: string;
  /** The pages that it leads to, or would disturb, beside those that no alert stands on. */
  notOn: readonly string[];
};

/** An alert that can be closed, with script or without; the time is kept, so that it stays away for a while. (T04, E15) */
export function AlertBox({ name, back, kind, icon, title, text, action, close, notOn }: AlertBoxProps) {
  const path = usePathname();
  const hidden = useSyncExternalStore(onDismissed, () => isDismissed(name), () => false);
  useEffect(() => {
    if (isDismissed(name)) retellDismissal(name);
  }, [name]);
  if (hidden || isCalm(path) || notOn.some((page) => path === page || path.startsWith(`${page}/`))) return null;
  return (
    <section className="wrap reminder" aria-label={title}>
      <Alert kind={kind} icon={icon} title={title} action={action} dismiss={<AlertCross name={name} back={back} label={close} onClose={() => dismissAlert(name)} />}>
        <span>{text}</span>
      </Alert>
    </section>
  );
}
