import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link to a page of the app; that it is in sight fetches nothing of that page. Decision 274. */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
