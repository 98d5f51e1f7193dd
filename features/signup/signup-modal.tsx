import '@/styles/signup.scss';
import '@/styles/signup-completion.scss';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdOpen } from '@/components/ui/hold-open';
import { memberId } from '@/lib/site/members/member-id';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { AlreadyMember } from './already-member';
import { CloseModal } from './close-modal';
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

/** "Forward", to where a modal stood that "back" has closed: the page of that address is loaded, unless it is there. */
const loadForward = () => {
  if (window.location.pathname === pathTo('signup') && !document.querySelector('.signup-panel')) window.location.reload();
};

/**
 * Sign-up over a page. Neither the backdrop nor Escape closes it: "Later verder" does, and "back", and the draft stays.
 * Where only the mail goes on, nothing is in progress: then Escape closes it. Once the account is made the page below is a visitor's no longer, so that leaving loads a member's. (S02)
 */
export function SignupModal({ data, onClose }: SignupModalProps) {
  const { site, start } = data;
  const dialog = useRef<HTMLDialogElement>(null);
  const [done, setDone] = useState<SignedUp | null>(null);
  /** Only the mail goes on. */
  const [sent, setSent] = useState(false);
  const open = useRef(true);

  const close = () => {
    open.current = false;
    dialog.current?.close();
    onClose();
  };
  const onBack = useEffectEvent(() => {
    if (window.location.pathname === pathTo(done ? 'complete-signup' : 'signup')) return;
    if (done) window.location.reload();
    else {
      close();
      window.addEventListener('popstate', loadForward);
    }
  });

  useEffect(() => (dialog.current && !sent ? holdOpen(dialog.current, () => !open.current) : undefined), [sent]);
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);

  const leave = () => window.history.back();
  const goOn = (signedUp: SignedUp) => {
    setDone(signedUp);
    window.history.replaceState(null, '', pathTo('complete-signup', {}, { step: 'photo' }));
  };

  return (
    <NextIntlClientProvider locale={data.locale} messages={data.messages} timeZone="Europe/Amsterdam">
      <dialog ref={dialog} className="dialog signup-dialog" aria-labelledby="signup-title" onClose={() => open.current && sent && leave()}>
        <SignupPanel site={site} person={done ? done.person : start.person} people={start.people}>
          {done ? (
            <CompleteSteps
              site={site}
              step="photo"
              member={memberId(done.user) ?? 0}
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
              {sent ? null : (
                <>
                  <Stepper step="account" canPush={Boolean(data.pushKey)} />
                  <SignupHead site={site} person={start.person} level="h2" />
                  <LeaveModal onLeave={leave} />
                </>
              )}
              <SignupForm site={site} start={start} back={pathTo('signup')} level="h3" onDone={goOn} leaveSent={<CloseModal onShown={setSent} onClose={leave} />} />
              {sent ? null : <AlreadyMember person={start.person} />}
            </>
          )}
        </SignupPanel>
      </dialog>
    </NextIntlClientProvider>
  );
}
