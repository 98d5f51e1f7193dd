import { useCallback, useRef, useState, type ReactNode } from 'react';
import { breakpoints } from '@/lib/site/constants';
import type { SignupModalProps } from './signup-modal';

type Opened = { Modal: (props: SignupModalProps) => ReactNode; data: SignupModalProps['data'] };

async function load({ searchParams }: URL): Promise<Opened> {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  const member = searchParams.get('member');
  if (member) query.set('member', member);
  const [{ SignupModal }, answer] = await Promise.all([import('./signup-modal'), fetch(`/forms/signup?${query}`, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) })]);
  if (!answer.ok) throw new Error(`The form did not come: ${answer.status}`);
  return { Modal: SignupModal, data: (await answer.json()) as SignupModalProps['data'] };
}

/** Whether sign-up opens over a page in this window. (S02) */
export const hasRoom = () => window.innerWidth >= breakpoints.lg;

/** Sign-up over the page that one is on. Where its code or its data does not come, its address is gone to. (S02) */
export function useSignupModal() {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** On its way, or there: pressed again it is the same one. */
  const asked = useRef(false);
  const open = useCallback(async (address: URL) => {
    if (asked.current) return;
    asked.current = true;
    try {
      const loaded = await load(address);
      window.history.pushState(null, '', address.pathname + address.search);
      setOpened(loaded);
    } catch {
      asked.current = false;
      window.location.assign(address);
    }
  }, []);
  const close = () => {
    asked.current = false;
    setOpened(null);
  };
  return { open, modal: opened ? <opened.Modal data={opened.data} onClose={close} /> : null };
}
