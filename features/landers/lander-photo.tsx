import { imageLoading } from '@/components/media/image-loading';
import type { Person } from '@/lib/contract/person';
import { photoSources, photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type LanderPhotoProps = {
  person: Person;
  site: SiteInfo;
  /** How wide it is drawn, as in `sizes`: the small file does below 200 pixels. Left out where the small file does at any width. */
  sizes?: string;
  alt?: string;
  /** In the first view: loaded at once and first, and part of the first frame. */
  first?: boolean;
  /** In the first view, but less than what stands before it: loaded at once. */
  eager?: boolean;
};

/** A person's photo as part of a picture; who shows a person to choose or to answer draws them with PersonPhoto. */
export function LanderPhoto({ person, site, sizes, alt = '', first, eager }: LanderPhotoProps) {
  const { src, srcSet } = sizes ? photoSources(person.main_image, site.cdnPrefix) : { src: photoUrl(person.main_image, 'thumb', site.cdnPrefix), srcSet: undefined };
  if (!src) return null;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width="600"
      height="800"
      {...imageLoading(first)}
      {...(eager && { loading: 'eager' })}
    />
  );
}
