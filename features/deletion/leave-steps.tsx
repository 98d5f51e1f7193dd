import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const total = 3;

type LeaveStepsProps = { step: 1 | 2 | 3; title: string; lead: string; children: ReactNode };

/** One of the three steps out: how far one is, the question, the rest. (S10) */
export function LeaveSteps({ step, title, lead, children }: LeaveStepsProps) {
  const t = useTranslations('leave');
  const words = t('step', { step, total });
  return (
    <section className="leave" aria-labelledby="leave-title">
      <p className="small leave-step">{words}</p>
      <div className="leave-bars" aria-hidden="true">
        {Array.from({ length: total }, (_, at) => (
          <i key={at} className={at < step ? 'is-done' : undefined} />
        ))}
      </div>
      <div>
        <h1 id="leave-title" className="title-2">
          {title}
        </h1>
        <p className="muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
