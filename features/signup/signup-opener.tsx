'use client';

import { useEffect } from 'react';
import { leadsAway } from '@/components/ui/leads-away';
import { hasRoom, useSignupModal } from './use-signup-modal';

type SignupOpenerProps = {
  /** The address of sign-up. */
  page: string;
  /** Where the form of a lander is sent, which carries what was chosen there to sign-up. */
  start?: string;
};

/** Whom a page is about: the first message of who signs up from a profile is for that member. */
const memberOnPage = () => /^\/members\/(\d+)$/.exec(window.location.pathname)?.[1];

/** The address of sign-up as the modal is to have it: a reload finds the same member. */
function addressOf(link: HTMLAnchorElement): URL {
  const address = new URL(link.href);
  const member = address.searchParams.get('member') ?? memberOnPage();
  if (member) address.searchParams.set('member', member);
  return address;
}

/** From 992 px a link to sign-up opens it over the page one is on, and so does a lander's form that is for nobody in particular. Everywhere else, and where that fails, the link is a link and the form a form. (S02) */
export function SignupOpener({ page, start }: SignupOpenerProps) {
  const { open, modal } = useSignupModal();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!leadsAway(event)) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || new URL(link.href).pathname !== page || window.location.pathname === page || !hasRoom()) return;
      event.preventDefault();
      event.stopPropagation();
      void open(addressOf(link));
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const data = new FormData(form);
      if (event.defaultPrevented || form.getAttribute('action') !== start || data.get('member') || !hasRoom()) return;
      event.preventDefault();
      const address = new URL(page, window.location.href);
      address.searchParams.set('slug', String(data.get('slug')));
      // The answer is a redirect, which is not followed: what was chosen lies in its cookie.
      fetch(form.action, { method: 'POST', body: new URLSearchParams(data as never), redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
        ({ type }) => (type === 'opaqueredirect' ? open(address) : form.submit()),
        () => form.submit(),
      );
    };
    // Before a link of the router takes the click. A lander has none, but a deck that sends its form in the place of its link.
    const capture = !start;
    document.addEventListener('click', onClick, { capture });
    if (start) document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick, { capture });
      document.removeEventListener('submit', onSubmit);
    };
  }, [page, start, open]);

  return modal;
}
