'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';

type MenuProps = {
  /** What stands on the button that opens it. */
  summary: ReactNode;
  /** The button in words, where it shows an icon or a photo. */
  label: string;
  /** How the button looks: 'icon-button', 'chip chip-flat', 'menu-summary'. */
  summaryClassName?: string;
  /** Opens to the left, for a button at the right edge. */
  end?: boolean;
  className?: string;
  children: ReactNode;
};

/** A menu that opens without script; with it, it also closes on Escape, on a choice and on a press outside it. */
export function Menu({ summary, label, summaryClassName, end, className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = menu.current;
    const closeOutside = (event: Event) => {
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return;
      event.stopPropagation();
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const closeOnChoice = (event: Event) => {
      if (element && (event.target as Element).closest('.menu-list :is(a, button)')) element.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    element?.addEventListener('keydown', closeOnEscape);
    element?.addEventListener('click', closeOnChoice);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      element?.removeEventListener('keydown', closeOnEscape);
      element?.removeEventListener('click', closeOnChoice);
    };
  }, []);

  return (
    <details ref={menu} className={classNames('menu', end && 'menu-end', className)}>
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}
