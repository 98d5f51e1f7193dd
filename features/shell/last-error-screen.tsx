'use client';

import { useEffect, useState } from 'react';
import { useChunkReload } from './chunk-reload';
import type { readersTexts } from './last-error-texts';
import type { PageError } from './page-error';

type Texts = ReturnType<typeof readersTexts>;

// Every page loads this file: the one address it needs is written here, without the table of routes, and of the eleven
// languages only one. The others are fetched when this page shows; where they do not come it stays English.
const root = '/';
const inEnglish: Texts = { locale: 'en', lost: 'An error occurred while showing the error page', goHome: 'Go back to home' };

/** What stands in the document until this one is drawn: the language and the look of the page that failed. */
const pageBefore = (): DOMStringMap & { lang?: string } => (typeof document === 'undefined' ? {} : { ...document.documentElement.dataset, lang: document.documentElement.lang });

/** When even the frame of the page breaks, or its error page, or a page whose group has none of its own: a document of its own, in the reader's language and the look of the page before. (X08) */
export function LastErrorScreen({ error }: { error?: PageError }) {
  const leaves = useChunkReload(error);
  const [{ locale, lost, goHome, status }, setTexts] = useState<Texts>(inEnglish);
  const [{ lang, niche, bsTheme }] = useState(pageBefore);
  useEffect(() => {
    void import('./last-error-texts').then(
      ({ readersTexts }) => setTexts(readersTexts(lang, error)),
      () => null,
    );
  }, [lang, error]);

  return (
    <html lang={locale} data-niche={niche ?? 'general'} data-bs-theme={bsTheme ?? 'light'}>
      <body>
        <title>{lost}</title>
        {leaves ? null : (
          <main className="error-page">
            <h1 className="title-1">{lost}</h1>
            <a className="btn btn-primary btn-lg" href={root}>
              {goHome}
            </a>
            <p className="small muted tabular">{status}</p>
          </main>
        )}
      </body>
    </html>
  );
}
