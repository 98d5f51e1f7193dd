'use client';

import { useEffect } from 'react';
import { onSessionEnded } from '@/lib/api/browser';
import { onSessionWord } from '@/lib/api/session-channel';
import { useUser } from '@/lib/queries/user';
import { endSession } from './end-session';

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
        if (word === 'logout') endSession({ heard: true });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return null;
}
