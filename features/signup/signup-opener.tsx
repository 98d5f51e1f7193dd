'use client';

import { useEffect, useState } from 'react';
import { leadsAway } from '@/components/ui/leads-away';
import { breakpoints } from '@/lib/site/constants';
import type { SignupModalProps } from './signup-modal';

type Opened = { Modal: (props: SignupModalProps) => React.ReactNode; data: SignupModalProps['data'] };

/** Whom a page is about: the first message of who signs up from a profile is for that member. */
const memberOnPage = () => /^\/members\/(\d+)$/.exec(window.location.pathname)?.[1];

/** The address of sign-up as the modal is to have it: a reload finds the same member. */
function addressOf(link: HTMLAnchorElement): URL {
  const address = new URL(link.href);
  const member = address.searchParams.get('member') ?? memberOnPage();
  if (member) address.searchParams.set('member', member);
  return address;
}

async function load({ searchParams }: URL): Promise<Opened> {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  const member = searchParams.get('member');
  if (member) query.set('member', member);
  const [{ SignupModal }, answer] = await Promise.all([import('./signup-modal'), fetch(`/forms/signup?${query}`, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) })]);
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
      const address = addressOf(link);
      load(address).then(
        (loaded) => {
          window.history.pushState(null, '', address.pathname + address.search);
          setOpened(loaded);
        },
        () => window.location.assign(address),
      );
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [page]);

  return opened ? <opened.Modal data={opened.data} onClose={() => setOpened(null)} /> : null;
}
