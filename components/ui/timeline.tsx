import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/components/ui/class-names';

export type Step = { title: ReactNode; text: ReactNode; state?: 'done' | 'now' };

/** What has happened, what happens now, what comes. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ title, text, state }, index) => (
        <li key={index} className={classNames(state && `is-${state}`)} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="timeline-dot" aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : null}
          </span>
          <span>
            <b>{title}</b>
            <span className="small muted">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
