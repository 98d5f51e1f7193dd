import { Skeleton } from '@/components/ui/skeleton';

const cards = Array.from({ length: 8 }, (_, index) => index);

/** The search while it is on its way, in its own shape. */
export function SearchSkeleton() {
  return (
    <div className="wrap search" aria-busy="true">
      <div className="panel filters-skeleton only-wide">
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <section>
        <div className="search-head-skeleton">
          <Skeleton />
          <Skeleton />
        </div>
        <div className="person-grid">
          {cards.map((card) => (
            <Skeleton key={card} shape="photo" />
          ))}
        </div>
      </section>
    </div>
  );
}
