import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

type SearchHeadProps = {
  heading: string;
  count?: { total: number; capped: boolean };
  /** How many filters narrow the search; undefined where the site has none. */
  narrowed?: number;
};

/** Who is shown and how many; on the phone the button that opens the filters. */
export function SearchHead({ heading, count, narrowed }: SearchHeadProps) {
  const t = useTranslations('members');
  return (
    <header className="search-head">
      <div className="grow">
        <h1 id="search-title" className="title-2">
          {heading}
        </h1>
        {count ? (
          <p className="muted tabular">{count.capped ? t('count_capped', { count: String(count.total) }) : t('count', { count: count.total })}</p>
        ) : null}
      </div>
      {narrowed === undefined ? null : (
        <button type="button" className={classNames('chip only-narrow', narrowed > 0 && 'is-on')} popoverTarget="filters">
          <Icon name="sliders-horizontal" />
          <span aria-hidden="true">{t('filters.title')}</span>
          {narrowed > 0 ? (
            <b className="tabular" aria-hidden="true">
              {narrowed}
            </b>
          ) : null}
          <span className="visually-hidden">{t('filters.open', { count: narrowed })}</span>
        </button>
      )}
    </header>
  );
}
