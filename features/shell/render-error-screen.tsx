'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { pathTo } from '@/lib/site/routes';
import { ErrorArt } from './error-art';
import { errorTexts } from './error-texts';
import { useReadersLocale } from './readers-locale';

type RenderErrorScreenProps = {
  /** An error of the server carries a digest, and its own words stay there. */
  error: Error & { digest?: string; statusCode?: number; status?: number };
  reset: () => void;
};

/** A screen that broke: the title is the error's message ('Error' without one), the code its status (500 without one). (X08) */
export function RenderErrorScreen({ error, reset }: RenderErrorScreenProps) {
  const router = useRouter();
  const texts = errorTexts[useReadersLocale(errorTexts)];
  const title = (error.digest ? '' : error.message) || texts.title;
  const status = error.statusCode || error.status || 500;
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <div className="error-page" role="alert">
      <ErrorArt status={status} />
      <h1 className="title-1">{title}</h1>
      <div className="cluster">
        <button type="button" className={buttonClass({ size: 'lg' })} onClick={retry}>
          {texts.retry}
        </button>
        <a className={buttonClass({ size: 'lg', variant: 'line' })} href={pathTo('index')}>
          {texts.home}
        </a>
      </div>
      <p className="small muted tabular">
        {texts.status} {status}
      </p>
    </div>
  );
}
