import type { ReactElement, ReactNode } from 'react';
import { Disc } from './disc';

type EmptyStateProps = {
  /** Duotone. */
  icon: ReactElement;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** The level of the title in the page. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Where there is nothing yet: one bold line, one sentence, one action; never a blank page. */
export function EmptyState({ icon, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      <Disc icon={icon} />
      <Heading className="title-4">{title}</Heading>
      {text ? <p className="muted">{text}</p> : null}
      {action}
    </div>
  );
}
