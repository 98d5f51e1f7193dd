import type { ReactNode } from 'react';
import type { AccountScreen as Name } from './account-screens';

type AccountScreenProps = {
  name: Name;
  /** The one that is shown; the others keep what was typed on them. */
  shown: Name;
  /** What it asks; the first one stands below the title of the step. */
  title?: string;
  level: 'h2' | 'h3';
  children: ReactNode;
};

/** One or two questions of the first step. (S03) */
export function AccountScreen({ name, shown, title, level: Heading, children }: AccountScreenProps) {
  return (
    <div className="signup-screen" hidden={name !== shown}>
      {title ? (
        <Heading className="title-1" data-title="" tabIndex={-1}>
          {title}
        </Heading>
      ) : null}
      {children}
    </div>
  );
}
