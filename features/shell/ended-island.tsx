'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { endedMark } from '@/lib/site/cookies/ended-mark';
import { writeCookie } from '@/lib/site/cookies/write-cookie';
import { takeNote, type SessionNote } from '@/lib/stores/session-note';

/** A page that found the session ended as it was made left word in a cookie: there was no tab to remember it. */
function takeMark(): SessionNote | null {
  if (!document.cookie.includes(`${endedMark}=1`)) return null;
  writeCookie(`${endedMark}=; Path=/; Max-Age=0`);
  return 'plain';
}

/** Shows one of its sentences where the page before this one ended a session; once, and read aloud. */
export function EndedIsland({ kept, plain }: Record<SessionNote, ReactNode>) {
  const [note, setNote] = useState<SessionNote | null>(null);
  useEffect(() => {
    // A moment later: what is read aloud must come into an element that is there already.
    const timer = setTimeout(() => {
      const marked = takeMark();
      setNote(takeNote() ?? marked);
    });
    return () => clearTimeout(timer);
  }, []);
  return <div role="status" className="ended">{note === 'kept' ? kept : note === 'plain' ? plain : null}</div>;
}
