'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { AboutStep } from './about-step';
import { ConfirmStep } from './confirm-step';
import { PhotoStep } from './photo-step';
import { PushStep } from './push-step';
import type { StepFlash } from './step-flash';
import { StepWays } from './step-ways';
import { Stepper } from './stepper';
import { isOpenStep, signupSteps, stepAfter, stepBefore, type OpenStep } from './steps';
import { useCanPush } from './use-can-push';

export type CompleteStepsProps = {
  site: SiteInfo;
  step: OpenStep;
  /** The member, by number; their own address, and their first message where one was written. */
  member: number;
  email: string;
  message: string;
  person: Person | null;
  /** What the member has written about themselves, and the interests that the site knows. */
  about: string;
  interests: string[];
  chosen: string[];
  pushKey: string | null;
  /** The address is confirmed already. */
  confirmed?: boolean;
  flash?: StepFlash | null;
};

const pageOf = (step: OpenStep) => pathTo('complete-signup', {}, { step });
const stepOfAddress = () => new URLSearchParams(window.location.search).get('step');

type Moved = { step: OpenStep; /** How one came to it: nobody did to the first, nor to one that has come to rest. */ way?: 'on' | 'back' };

const movedTo =
  (step: OpenStep) =>
  (now: Moved): Moved => ({ step, way: signupSteps.indexOf(step) < signupSteps.indexOf(now.step) ? 'back' : 'on' });
const atRest = (now: Moved): Moved => (now.way ? { step: now.step } : now);

/** The steps after the first, one at a time; the address says which, so that "back" and a reload find it. (S03) */
export function CompleteSteps({ step: first, confirmed = false, ...props }: CompleteStepsProps) {
  const t = useTranslations('signup');
  const whom = { canPush: useCanPush() && Boolean(props.pushKey), confirmed };
  const [{ step, way }, setMoved] = useState<Moved>({ step: first });
  const body = useRef<HTMLDivElement>(null);
  /** The steps that the history of this page has behind the one that is shown. */
  const passed = useRef<OpenStep[]>([]);

  useEffect(() => {
    const follow = () => {
      // The address that leads to the first of them need not name it.
      const asked = stepOfAddress() ?? first;
      if (!isOpenStep(asked)) return;
      if (passed.current.at(-1) === asked) passed.current.pop();
      setMoved(movedTo(asked));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [first]);

  // A step begins at its top, however far down the one before was left.
  useEffect(() => {
    if (!way) return;
    body.current?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    (body.current?.closest('dialog') ?? document.documentElement).scrollTop = 0;
  }, [step, way]);

  // Nothing is left to ask of a member who has confirmed, in a browser that knows no push messages.
  const isOver = step === 'push' && !whom.canPush && confirmed;
  useEffect(() => {
    if (isOver) window.location.replace(pathTo('signup-matches'));
  }, [isOver]);

  const shown = step === 'push' && !whom.canPush && !confirmed ? 'confirm' : step;
  const after = stepAfter(shown, whom);
  const before = stepBefore(shown, whom);
  const show = (other: OpenStep) => {
    passed.current.push(shown);
    window.history.pushState(null, '', pageOf(other));
    setMoved(movedTo(other));
  };
  const next = () => (after ? show(after) : window.location.assign(pathTo('signup-matches')));
  const back = () => {
    if (!before) return;
    if (passed.current.at(-1) === before) window.history.back();
    else show(before);
  };
  const skip = (
    <a
      className="btn btn-ghost full"
      href={after ? pageOf(after) : pathTo('signup-matches')}
      onClick={(event) => {
        if (!after) return;
        event.preventDefault();
        next();
      }}
    >
      {after ? t('skip') : t('later')}
    </a>
  );
  const common = { ...props, skip, onDone: next };

  return (
    <div ref={body} className="signup-step" data-way={way} onAnimationEnd={() => setMoved(atRest)}>
      <StepWays before={before ? pageOf(before) : undefined} onBack={back} isMore={after !== null} />
      <Stepper step={shown} {...whom} />
      {shown === 'photo' ? <PhotoStep {...common} /> : null}
      {shown === 'about' ? <AboutStep {...common} /> : null}
      {isOver ? skip : null}
      {shown === 'push' && !isOver ? <PushStep {...common} /> : null}
      {shown === 'confirm' ? <ConfirmStep {...common} /> : null}
    </div>
  );
}
