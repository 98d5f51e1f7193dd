'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import type { Locale } from '@/lib/site/locales';
import { useChunkReload } from './chunk-reload';

// Every page loads this file: the one address it needs is written here, without the table of routes, and of the eleven
// languages only one. The others are fetched when this page shows; where they do not come it stays English.
const root = '/';
const inEnglish = { locale: 'en' as Locale, lost: 'An error occurred while showing the error page', goHome: 'Go back to home' };

const never = () => () => undefined;
const attribute = (name: 'niche' | 'bsTheme') => () => document.documentElement.dataset[name];
const unknown = () => undefined;

/** When even the frame of the page breaks: a document of its own, in the reader's language and the look of the page before. (X08) */
export function LastErrorScreen({ error }: { error?: unknown }) {
  const leaves = useChunkReload(error);
  const [{ locale, lost, goHome }, setTexts] = useState(inEnglish);
  const niche = useSyncExternalStore(never, attribute('niche'), unknown);
  const theme = useSyncExternalStore(never, attribute('bsTheme'), unknown);

  // The language of the page that failed stands in the document until this one is drawn.
  const [lang] = useState(() => (typeof document === 'undefined' ? '' : document.documentElement.lang));
  useEffect(() => {
    void import('./last-error-texts').then(
      ({ readersTexts }) => setTexts(readersTexts(lang)),
      () => null,
    );
  }, [lang]);

  return (
    <html lang={locale} data-niche={niche ?? 'general'} data-bs-theme={theme ?? 'light'}>
      <body>
        <title>{lost}</title>
        {leaves ? null : (
          <main className="error-page">
            <h1 className="title-1">{lost}</h1>
            <a className={buttonClass({ size: 'lg' })} href={root}>
              {goHome}
            </a>
          </main>
        )}
      </body>
    </html>
  );
}
