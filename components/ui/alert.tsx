import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

type AlertKind = 'info' | 'success' | 'warning' | 'danger' | 'soft' | 'offer';

type AlertProps = {
  /** soft: a friendly nudge in the niche's colour; offer: premium and credits. */
  kind?: AlertKind;
  /** What happened, in one bold line. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  icon?: ReactElement;
  /** One button or link. */
  action?: ReactNode;
  /** The button that closes it, an IconButton. */
  dismiss?: ReactNode;
  /** Read aloud the moment it appears; errors are by themselves. */
  live?: boolean;
  className?: string;
};

const icons = { info: 'info', success: 'check-circle', warning: 'warning', danger: 'warning-circle', soft: 'heart', offer: 'crown-simple' } as const satisfies Record<AlertKind, string>;

export function Alert({ kind = 'info', title, children, icon = <Icon name={icons[kind]} weight="fill" />, action, dismiss, live, className }: AlertProps) {
  return (
    <div
      className={classNames('alert', `alert-${kind}`, className)}
      role={kind === 'danger' ? 'alert' : live ? 'status' : undefined}
    >
      {icon}
      <div className="alert-body">
        <div>
          {title ? <b>{title}</b> : null}
          {children}
        </div>
        {action ? <div className="alert-actions">{action}</div> : null}
      </div>
      {dismiss ? <div className="alert-close">{dismiss}</div> : null}
    </div>
  );
}
