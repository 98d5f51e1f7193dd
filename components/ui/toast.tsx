'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FictionalTag } from '../media/fictional-tag';
import { PersonAvatar } from '../media/person-avatar';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { PageLink } from './page-link';
import type { ToastMessage } from './toasts';

const timeToRead = 6000;

type ToastProps = { toast: ToastMessage; onLeave: () => void };

/** One line of news for six seconds; it stays while the pointer or the focus is on it. */
export function Toast({ toast, onLeave }: ToastProps) {
  const t = useTranslations('ui.toast');
  const line = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => leave(), timeToRead);
    return () => clearTimeout(timer);
  }, [held]);

  useEffect(() => {
    const element = line.current;
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    for (const name of ['pointerenter', 'focusin']) element?.addEventListener(name, hold);
    for (const name of ['pointerleave', 'focusout']) element?.addEventListener(name, release);
    return () => {
      for (const name of ['pointerenter', 'focusin']) element?.removeEventListener(name, hold);
      for (const name of ['pointerleave', 'focusout']) element?.removeEventListener(name, release);
    };
  }, []);

  const { person } = toast;
  const words = (
    <>
      <b>
        {toast.title} {person?.fictional ? <FictionalTag texts={person.fictional} /> : null}
      </b>
      {toast.text ? <span className="small muted">{toast.text}</span> : null}
    </>
  );
  return (
    <div ref={line} className="toast">
      {person ? <PersonAvatar name={person.name} src={person.src} fictional={person.fictional} /> : null}
      <div className="grow">
        {toast.href ? (
          <PageLink href={toast.href} onClick={onLeave}>
            {words}
          </PageLink>
        ) : (
          words
        )}
      </div>
      <IconButton label={t('close')} icon={<Icon name="x" />} onClick={onLeave} />
    </div>
  );
}
