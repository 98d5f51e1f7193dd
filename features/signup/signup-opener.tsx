'use client';

import { useEffect, useState } from 'react';
import { leadsAway } from '@/components/ui/leads-away';
import { breakpoints } from '@/lib/site/constants';
import type { SignupModalProps } from './signup-modal';

type Opened = { Modal: (props: SignupModalProps) => React.ReactNode; data: SignupModalProps['data'] };

/** Whom a page is about: the first message of who signs up from a profile is for that member. */
const memberOnPage = () => /^\/members\/(\d+)$/.exec(window.location.pathname)?.[1];

async function load(): Promise<Opened> {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  const member = memberOnPage();
  if (member) query.set('member', member);
  const [{ SignupModal }, answer] = await Promise.all([import('./signup-modal'), fetch(`/forms/signup?${query}`, { headers: { accept: 'application/json' } })]);
  if (!answer.ok) throw new Error(`The form did not come: ${answer.status}`);
  return { Modal: SignupModal, data: (await answer.json()) as SignupModalProps['data'] };
}

/** `page` is the address of sign-up. From 992 px a link to it opens it over the page one is on. Everywhere else, and where that fails, the link is a link. (S02) */
export function SignupOpener({ page }: { page: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!leadsAway(event)) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || new URL(link.href).pathname !== page || window.location.pathname === page || window.innerWidth < breakpoints.lg) return;
      event.preventDefault();
      event.stopPropagation();
      load().then(
        (loaded) => {
          window.history.pushState(null, '', page);
          setOpened(loaded);
        },
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [page]);

  return opened ? <opened.Modal data={opened.data} onClose={() => setOpened(null)} /> : null;
}
