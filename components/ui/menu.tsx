'use client';

import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
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
    const closeOutside = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  const closeOnChoice = (event: MouseEvent) => {
    if (menu.current && (event.target as Element).closest('a, button')) menu.current.open = false;
  };

  return (
    <details ref={menu} className={classNames('menu', end && 'menu-end', className)} onKeyDown={closeOnEscape}>
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      <div className="menu-list" onClick={closeOnChoice}>
        {children}
      </div>
    </details>
  );
}
