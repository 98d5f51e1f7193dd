'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { awaitPart } from '@/lib/live-page';
import { ProgressBar } from '@/components/ui/progress-bar';
import { onSessionWord } from '@/lib/api/session-channel';
import { forgetAllTexts } from '@/lib/stores/forget-texts';
import { watchPage } from './page-watch';
import { readTheme, showTheme } from './theme';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** What every page runs, and nothing more: the progress line, the chosen theme, the news of a sign-in or a logout elsewhere, code that does not come. */
export function PageIslands() {
  const router = useRouter();

  // A change of language draws the whole document anew, and with it the site's own theme.
  useBeforePaint(() => {
    const theme = readTheme();
    if (theme) showTheme(theme);
  }, []);

  useEffect(watchPage, []);
  // The page's own scripts have come when this runs.
  useEffect(() => void awaitPart(Promise.resolve()), []);

  useEffect(
    () =>
      onSessionWord((word) => {
        if (word === 'login') router.refresh();
        if (word === 'logout') void forgetAllTexts();
      }),
    [router],
  );

  return <ProgressBar />;
}
