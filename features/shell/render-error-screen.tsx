'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { pathTo } from '@/lib/site/addresses/routes';
import { useChunkReload } from './chunk-reload';
import { ErrorArt } from './error-art';
import { statusOf, titleOf, tryErrorPage, type PageError } from './page-error';

type RenderErrorScreenProps = { error: Error & PageError; reset: () => void };

/** A screen that broke: the title is the error's message ('Error' without one), the code its status (500 without one). (X08) */
export function RenderErrorScreen({ error, reset }: RenderErrorScreenProps) {
  useState(() => tryErrorPage());
  const router = useRouter();
  const t = useTranslations('page');
  const leaves = useChunkReload(error);
  if (leaves) return null;
  const retry = () =>
    startTransition(() => {
      tryErrorPage(true);
      router.refresh();
      reset();
    });
  return (
    <div className="error-page" role="alert">
      <ErrorArt status={statusOf(error)} />
      <h1 className="title-1">{titleOf(error) || t('error_title')}</h1>
      <div className="cluster">
        <button type="button" className={buttonClass({ size: 'lg' })} onClick={retry}>
          {t('retry')}
        </button>
        <a className={buttonClass({ size: 'lg', variant: 'line' })} href={pathTo('index')}>
          {t('back_home')}
        </a>
      </div>
      <p className="small muted tabular">{t('status', { status: String(statusOf(error)) })}</p>
    </div>
  );
}
