'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/format/fill-text';
import { hasWords, searchWords } from '@/lib/format/search-words';

type FaqSearchProps = {
  label: string;
  /** How many answers are left: `{count}`. */
  found: string;
  none: string;
  /** The topics, drawn by the server. */
  children: ReactNode;
};

/** Leaves those questions in sight that have every word in them; gives their number. */
function filter(topics: HTMLElement, words: string[]): number {
  let found = 0;
  for (const topic of topics.querySelectorAll<HTMLElement>('section')) {
    const title = topic.querySelector('h2')?.textContent ?? '';
    let left = 0;
    for (const question of topic.querySelectorAll('details')) {
      question.hidden = !hasWords(`${title} ${question.textContent}`, words);
      if (!question.hidden) left += 1;
    }
    topic.hidden = left === 0;
    found += left;
  }
  return found;
}

/** The field above the questions, and the opening of the one that the address names. Without script all of them stand there. */
export function FaqSearch({ label, found, none, children }: FaqSearchProps) {
  const id = useId();
  const topics = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const open = () => {
      // As it stands there: our names need no decoding, and a lone % fails it.
      const question = document.getElementById(window.location.hash.slice(1))?.closest('details');
      if (!question || question.open) return;
      question.open = true;
      question.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  const search = (asked: string) => {
    const words = searchWords(asked);
    const left = topics.current ? filter(topics.current, words) : 0;
    setCount(words.length > 0 ? left : null);
  };

  return (
    <>
      <div className="faq-search" role="search">
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <Icon name="magnifying-glass" weight="bold" />
        <input id={id} className="input" type="search" autoComplete="off" placeholder={label} onInput={(event) => search(event.currentTarget.value)} />
        <p className="small muted" role="status">
          {count === null ? null : count === 0 ? none : fillText(found, { count })}
        </p>
      </div>
      <div ref={topics} className="faq-topics">
        {children}
      </div>
    </>
  );
}
