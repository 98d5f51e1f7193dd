import type { ReactNode } from 'react';

/** What a step asks for. The title names the dialog around it, and takes the focus when the step comes. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 id="signup-title" className="title-1" tabIndex={-1}>
        {title}
      </h1>
      <p className="muted">{children}</p>
    </div>
  );
}
