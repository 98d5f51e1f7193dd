import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useCountdown } from '@/components/ui/use-countdown';
import { tellTabs } from '@/lib/api/session-channel';
import { localeCookie } from '@/lib/site/languages/locale-cookie';
import { isLocale } from '@/lib/site/languages/locales';
import { writeCookie } from '@/lib/site/cookies/write-cookie';
import { forgetLoginDraft } from '@/lib/stores/login-draft';
import { signIn, type LoginTrouble, type SignedIn } from './sign-in';

export type LoginFlash = { error: string; params?: Record<string, string | number>; values: Record<string, string> } | null;

const minute = 60;

const hasLocaleCookie = () => /(?:^|; )locale=/.test(document.cookie);

/** The member's own language, where this browser has not chosen one; then the page that was asked for, rendered for the member. */
function enter({ language }: SignedIn, to: string): void {
  forgetLoginDraft();
  tellTabs('login');
  if (isLocale(language) && !hasLocaleCookie()) writeCookie(localeCookie(language));
  window.location.replace(to);
}

/** Logging in with script: the form stays, and says what went wrong. (C05, X02) */
export function useLogin(to: string, flash: LoginFlash) {
  const lockedAtFirst = flash?.error === 'err.lockout' ? Number(flash.params?.minutes) * minute || 0 : 0;
  const { left: secondsLeft, start: lock } = useCountdown(lockedAtFirst);
  const [trouble, setTrouble] = useState<LoginTrouble | null>(flash && { key: flash.error, params: flash.params ?? {} });
  const [busy, setBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (trouble) alert.current?.focus();
  }, [trouble]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || secondsLeft > 0) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setTrouble(null);
    const answer = await signIn(String(data.get('email')), String(data.get('password')));
    if (!('key' in answer)) return enter(answer, to);
    setBusy(false);
    setTrouble(answer);
    lock(answer.lockedFor ?? 0);
  };

  /** Another address is another account: what was said of the one before no longer holds. */
  const changeAddress = () => {
    if (secondsLeft > 0) {
      lock(0);
      setTrouble(null);
    }
  };

  return { submit, changeAddress, busy, trouble, secondsLeft, alert };
}
