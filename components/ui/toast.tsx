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
    // What takes the place of another is read as long as any.
  }, [held, toast]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const name of ['pointerenter', 'focusin']) line.current?.addEventListener(name, () => setHeld(true), { signal });
    for (const name of ['pointerleave', 'focusout']) line.current?.addEventListener(name, () => setHeld(false), { signal });
    return () => stop.abort();
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
