import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { PagesBeside } from '@/lib/queries/search-pages';
import { useHydrated } from '@/components/ui/use-hydrated';

type ResultsPagerProps = {
  /** The page of the search that the server found. */
  page?: number;
  beside: PagesBeside;
  /** The cursor behind the last page that is shown. */
  next?: string;
  found: { hasMore: boolean; loading: boolean; failed: boolean; loadMore: () => void };
  /** How many members are shown. */
  count: number;
};

/** On to more members: a link to the next page, and, once the script runs, a button that adds it to this one. */
export function ResultsPager({ page, beside, next, found, count }: ResultsPagerProps) {
  const t = useTranslations('members.results');
  const hydrated = useHydrated();
  const [countAtFirst] = useState(count);
  const more = found.hasMore && next;
  return (
    <>
      {found.failed ? (
        <Alert kind="danger" title={t('failed')} className="pager-error" action={<Button variant="line" size="sm" onClick={found.loadMore} busy={found.loading}>{t('retry')}</Button>} />
      ) : null}
      {beside.previous || more ? (
        <nav className="pager" aria-label={t('pages')}>
          {beside.previous ? (
            <LinkButton variant="line" href={beside.previous} rel="prev">
              {t('previous')}
            </LinkButton>
          ) : null}
          {page ? <span className="small muted tabular">{t('page', { page })}</span> : null}
          {!more || found.failed ? null : hydrated ? (
            <Button variant="line" onClick={found.loadMore} busy={found.loading}>
              {t('more')}
            </Button>
          ) : (
            <LinkButton variant="line" href={beside.next ?? ''} rel="next">
              {t('next')}
            </LinkButton>
          )}
        </nav>
      ) : null}
      <p className="visually-hidden" role="status">
        {count > countAtFirst ? t('loaded', { count }) : null}
      </p>
    </>
  );
}
