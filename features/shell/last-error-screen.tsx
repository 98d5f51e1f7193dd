'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { defaultLocale } from '@/lib/site/locales';
import { pathTo } from '@/lib/site/routes';
import { errorTexts, readersLocale } from './error-texts';

const never = () => () => undefined;
const attribute = (name: 'niche' | 'bsTheme') => () => document.documentElement.dataset[name];
const unknown = () => undefined;

/** When even the frame of the page breaks: a document of its own, in the reader's language and the look of the page before. (X08) */
export function LastErrorScreen() {
  const locale = useSyncExternalStore(never, readersLocale, () => defaultLocale);
  const niche = useSyncExternalStore(never, attribute('niche'), unknown);
  const theme = useSyncExternalStore(never, attribute('bsTheme'), unknown);
  const { lost, goHome } = errorTexts[locale];
  return (
    <html lang={locale} data-niche={niche ?? 'general'} data-bs-theme={theme ?? 'light'}>
      <body>
        <title>{lost}</title>
        <main className="error-page">
          <h1 className="title-1">{lost}</h1>
          <a className={buttonClass({ size: 'lg' })} href={pathTo('index')}>
            {goHome}
          </a>
        </main>
      </body>
    </html>
  );
}
