'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';

const round = 2 * Math.PI * 45;

/** What "back" leads to from the partner's page. */
const comeBackTo = (address: string) => window.history.replaceState(window.history.state, '', address);

type CountdownProps = {
  url: string;
  /** Where staying leads. */
  stay: string;
  words: { /** What stands beside each number of seconds that are left, from 0 to the first. */ units: readonly string[]; stay: string; open: string };
  children: ReactNode;
};

/**
 * Counts down while the page is looked at, then goes to the partner. Without script it never goes by itself; staying stops the clock at once, and
 * whoever comes back from the partner has no clock any more.
 */
export function Countdown({ url, stay, words, children }: CountdownProps) {
  const seconds = words.units.length - 1;
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (stopped) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => Math.max(0, before - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [stopped]);
  useEffect(() => {
    if (left === 0 && !stopped) {
      comeBackTo(stay);
      window.location.assign(url);
    }
  }, [left, stopped, url, stay]);
  useEffect(() => {
    // A page that the browser has kept whole is asked for by its new address.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  useEffect(() => {
    const stopByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setStopped(true);
    };
    document.addEventListener('keydown', stopByKey);
    return () => document.removeEventListener('keydown', stopByKey);
  }, []);

  return (
    <>
      <div className="countdown needs-script" role="timer" aria-label={`${left} ${words.units[left]}`}>
        <svg viewBox="0 0 104 104" aria-hidden="true">
          <circle cx="52" cy="52" r="45" className="countdown-track" />
          <circle cx="52" cy="52" r="45" className="countdown-rest" strokeDasharray={round} strokeDashoffset={round * (1 - left / seconds)} />
        </svg>
        <span>
          <b className="tabular">{left}</b>
          {words.units[left]}
        </span>
      </div>
      {children}
      <div className="outcome-actions">
        <a className={buttonClass({ size: 'lg', full: true })} href={stay} onClick={() => setStopped(true)}>
          {words.stay}
        </a>
        <a className={buttonClass({ variant: 'ghost', full: true })} href={url} rel="noreferrer nofollow" onClick={() => comeBackTo(stay)}>
          <Icon name="arrow-square-out" />
          {words.open}
        </a>
      </div>
    </>
  );
}
