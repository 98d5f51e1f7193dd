import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type LanderPhotoProps = {
  person: Person;
  site: SiteInfo;
  /** How wide it is drawn, as in `sizes`: the small file does below 200 pixels. */
  sizes: string;
  alt?: string;
  /** In the first view: loaded at once and first. */
  first?: boolean;
};

/** The widths of the two files of a photo. */
const widths = { thumb: 300, full: 600 };

/** A person's photo as part of a picture; who shows a person to choose or to answer draws them with PersonPhoto. */
export function LanderPhoto({ person, site, sizes, alt = '', first }: LanderPhotoProps) {
  const [full, thumb] = [photoUrl(person.main_image, 'full', site.cdnPrefix), photoUrl(person.main_image, 'thumb', site.cdnPrefix)];
  if (!full) return null;
  return (
    <img
      src={full}
      srcSet={thumb && thumb !== full ? `${thumb} ${widths.thumb}w, ${full} ${widths.full}w` : undefined}
      sizes={sizes}
      alt={alt}
      width="600"
      height="800"
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
