import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BackBar } from '@/components/layout/back-bar';
import { IslandMessages } from '@/lib/i18n/island-messages';

/** Every page of a direct debit: the bar of a phone, and the page. */
export function DebitFrame({ back, children }: { back: string; children: ReactNode }) {
  const t = useTranslations('pay.debit');
  return (
    <>
      <IslandMessages keys={['layout.back']}>
        <BackBar title={t('title')} href={back} />
      </IslandMessages>
      <div className="wrap credits">{children}</div>
    </>
  );
}
