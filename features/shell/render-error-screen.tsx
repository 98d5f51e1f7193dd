'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { pathTo } from '@/lib/site/routes';
import { isChunkFailure, useChunkReload } from './chunk-reload';
import { ErrorArt } from './error-art';

type RenderErrorScreenProps = {
  /** An error of the server carries a digest, and its own words stay there; those of a missing file tell a reader nothing. */
  error: Error & { digest?: string; statusCode?: number; status?: number };
  reset: () => void;
};

/** A screen that broke: the title is the error's message ('Error' without one), the code its status (500 without one). (X08) */
export function RenderErrorScreen({ error, reset }: RenderErrorScreenProps) {
  const router = useRouter();
  const t = useTranslations('page');
  const title = (error.digest || isChunkFailure(error) ? '' : error.message) || t('error_title');
  const leaves = useChunkReload(error);
  const status = error.statusCode || error.status || 500;
  if (leaves) return null;
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
          {t('retry')}
        </button>
        <a className={buttonClass({ size: 'lg', variant: 'line' })} href={pathTo('index')}>
          {t('back_home')}
        </a>
      </div>
      <p className="small muted tabular">{t('status', { status: String(status) })}</p>
    </div>
  );
}
