'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { lastErrorTexts } from './last-error-texts';
import { useReadersLocale } from './readers-locale';

// Every page loads this file: the one address it needs is written here, without the table of routes.
const root = '/';

const never = () => () => undefined;
const attribute = (name: 'niche' | 'bsTheme') => () => document.documentElement.dataset[name];
const unknown = () => undefined;

/** When even the frame of the page breaks: a document of its own, in the reader's language and the look of the page before. (X08) */
export function LastErrorScreen() {
  const locale = useReadersLocale(lastErrorTexts);
  const niche = useSyncExternalStore(never, attribute('niche'), unknown);
  const theme = useSyncExternalStore(never, attribute('bsTheme'), unknown);
  const { lost, goHome } = lastErrorTexts[locale];
  return (
    <html lang={locale} data-niche={niche ?? 'general'} data-bs-theme={theme ?? 'light'}>
      <body>
        <title>{lost}</title>
        <main className="error-page">
          <h1 className="title-1">{lost}</h1>
          <a className={buttonClass({ size: 'lg' })} href={root}>
            {goHome}
          </a>
        </main>
      </body>
    </html>
  );
}
