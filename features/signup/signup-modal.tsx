import '@/styles/signup.scss';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdOpen } from '@/components/ui/hold-open';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { CompleteSteps } from './complete-steps';
import { LeaveModal } from './leave-modal';
import { SignupForm } from './signup-form';
import { SignupHead } from './signup-head';
import { SignupPanel } from './signup-panel';
import type { StartOfSignup } from './start-of-signup';
import { Stepper } from './stepper';
import type { SignedUp } from './use-sign-up';

export type SignupModalProps = {
  /** What the page would have brought: its texts, its site, what was handed over. */
  data: { locale: string; messages: AbstractIntlMessages; site: SiteInfo; start: StartOfSignup; interests: string[]; wishes: string[]; pushKey: string | null };
  onClose: () => void;
};

/**
 * Sign-up over a page. Neither the backdrop nor Escape closes it: "Later verder" does, and "back", and the draft stays.
 * Once the account is made the page below is a visitor's no longer, so that leaving loads a member's. (S02)
 */
export function SignupModal({ data, onClose }: SignupModalProps) {
  const { site, start } = data;
  const dialog = useRef<HTMLDialogElement>(null);
  const [done, setDone] = useState<SignedUp | null>(null);
  const open = useRef(true);

  const close = () => {
    open.current = false;
    dialog.current?.close();
    onClose();
  };
  const onBack = useEffectEvent(() => {
    if (window.location.pathname === pathTo(done ? 'complete-signup' : 'signup')) return;
    if (done) window.location.reload();
    else close();
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const letGo = holdOpen(element, () => !open.current);
    element.querySelector<HTMLElement>('h2')?.focus();
    window.addEventListener('popstate', onBack);
    return () => {
      letGo();
      window.removeEventListener('popstate', onBack);
    };
  }, []);

  const goOn = (signedUp: SignedUp) => {
    setDone(signedUp);
    window.history.replaceState(null, '', pathTo('complete-signup', {}, { step: 'photo' }));
  };

  return (
    <NextIntlClientProvider locale={data.locale} messages={data.messages} timeZone="Europe/Amsterdam">
      <dialog ref={dialog} className="dialog signup-dialog" aria-labelledby="signup-title">
        <SignupPanel site={site} person={done ? done.person : start.person}>
          {done ? (
            <CompleteSteps
              site={site}
              step="photo"
              member={done.user.id ?? 0}
              email={done.email}
              message={done.message}
              person={done.person}
              about=""
              interests={data.interests}
              chosen={data.wishes}
              pushKey={data.pushKey}
            />
          ) : (
            <>
              <Stepper step="account" />
              <SignupHead site={site} person={start.person} level="h2" />
              <SignupForm site={site} start={start} back={pathTo('signup')} onDone={goOn} leave={<LeaveModal onLeave={() => window.history.back()} />} />
            </>
          )}
        </SignupPanel>
      </dialog>
    </NextIntlClientProvider>
  );
}
