import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';

type SheetPageProps = {
  /** Whom it is about. */
  member?: number | null;
  /** The member is blocked as it stands. */
  blocked?: boolean;
  /** Where closing leads when it is a page. */
  back: string;
  children: ReactNode;
};

/** A page that is small enough for a sheet over another one: see open-sheets.ts. Without script it stands by itself. */
export function SheetPage({ member, blocked, back, children }: SheetPageProps) {
  const t = useTranslations('safety');
  return (
    <div className="wrap safety-page">
      <article className="safety" data-sheet data-member={member ?? undefined} data-blocked={blocked ? '' : undefined}>
        <PageLink className="icon-button icon-button-soft safety-close" href={back} data-sheet-close aria-label={t('close')}>
          <Icon name="x" />
        </PageLink>
        {children}
        <p className="field-error" data-sheet-unanswered hidden>
          <Icon name="wifi-slash" />
          {t('unanswered')}
        </p>
      </article>
    </div>
  );
}
