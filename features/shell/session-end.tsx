'use client';

import { useEffect } from 'react';
import { onSessionEnded } from '@/lib/api/browser';
import { onSessionWord } from '@/lib/api/session-channel';
import { useUser } from '@/lib/queries/user';
import { endSession, expectEnd } from './end-session';

/** Ends the session here wherever its end is noticed: by a call, by the stream, by another tab, or by a user who is nobody now. (T01) */
export function SessionEnd() {
  const isNobody = useUser() === null;

  useEffect(() => {
    if (isNobody) endSession();
  }, [isNobody]);

  useEffect(() => {
    const stops = [
      onSessionEnded(() => endSession()),
      onSessionWord((word) => {
        if (word === 'leaving' || word === 'staying') expectEnd(word === 'leaving', { heard: true });
        if (word === 'logout') expectEnd(true, { heard: true });
        if (word === 'logout' || word === 'ended') endSession({ heard: true });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return null;
}
