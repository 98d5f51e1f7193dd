import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { memberSearchHref, nextPage, previousPage, type MemberSearchPlace } from '@/lib/queries/member-search';
import { useHydrated } from '@/components/ui/use-hydrated';

type ResultsPagerProps = {
  search: MemberSearchPlace;
  next?: string;
  found: { hasMore: boolean; loading: boolean; failed: boolean; loadMore: () => void };
  /** How many members are shown. */
  count: number;
};

/** On to more members: a link to the next page, and, once the script runs, a button that adds it to this one. */
export function ResultsPager({ search, next, found, count }: ResultsPagerProps) {
  const t = useTranslations('members.results');
  const hydrated = useHydrated();
  const [countAtFirst] = useState(count);
  const previous = previousPage(search);
  const more = found.hasMore && next;
  return (
    <>
      {found.failed ? (
        <Alert kind="danger" title={t('failed')} className="pager-error" action={<Button variant="line" size="sm" onClick={found.loadMore} busy={found.loading}>{t('retry')}</Button>} />
      ) : null}
      {previous || more ? (
        <nav className="pager" aria-label={t('pages')}>
          {previous ? (
            <LinkButton variant="line" href={memberSearchHref(previous)} prefetch={false} rel="prev">
              {t('previous')}
            </LinkButton>
          ) : null}
          {search.page ? <span className="small muted tabular">{t('page', { page: search.page })}</span> : null}
          {!more || found.failed ? null : hydrated ? (
            <Button variant="line" onClick={found.loadMore} busy={found.loading}>
              {t('more')}
            </Button>
          ) : (
            <LinkButton variant="line" href={memberSearchHref(nextPage(search, next))} prefetch={false} rel="next">
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
