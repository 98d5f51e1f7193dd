import type { ReactElement, ReactNode } from 'react';

type OutcomeProps = {
  disc: ReactElement;
  title: ReactNode;
  /** Title and words in the card; then what there is to do, at the bottom. */
  children: ReactNode;
  actions: ReactNode;
};

/** How something ended, in one card: sign, title, words, what to do next. */
export function Outcome({ disc, title, children, actions }: OutcomeProps) {
  return (
    <div className="outcome">
      <div className="outcome-card">
        {disc}
        <h1 className="title-2">{title}</h1>
        {children}
        <div className="outcome-actions">{actions}</div>
      </div>
    </div>
  );
}
