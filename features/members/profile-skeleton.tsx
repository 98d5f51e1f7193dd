import { Skeleton } from '@/components/ui/skeleton';
import { SeenPerson } from './seen-person';

/** A profile while it is on its way: the member, where a list has shown them already, else its shape. */
export function ProfileSkeleton() {
  return (
    <div className="wrap profile" aria-busy="true">
      <div className="profile-gallery">
        <SeenPerson fallback={<Skeleton shape="photo" className="skeleton-hero" />} />
      </div>
      <div className="profile-info">
        <Skeleton className="skeleton-title" />
        <Skeleton />
        <Skeleton className="skeleton-text" />
        <Skeleton />
      </div>
    </div>
  );
}
