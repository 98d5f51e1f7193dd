'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { takeNote, type SessionNote } from '@/lib/stores/session-note';

/** Shows one of its sentences where the page before this one ended a session; once, and read aloud. */
export function EndedIsland({ kept, plain }: Record<SessionNote, ReactNode>) {
  const [note, setNote] = useState<SessionNote | null>(null);
  useEffect(() => {
    // A moment later: what is read aloud must come into an element that is there already.
    const timer = setTimeout(() => setNote(takeNote()));
    return () => clearTimeout(timer);
  }, []);
  return <div role="status" className="ended">{note === 'kept' ? kept : note === 'plain' ? plain : null}</div>;
}
