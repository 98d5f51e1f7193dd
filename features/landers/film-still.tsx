import { imageLoading } from '@/components/media/image-loading';
import { classNames } from '@/components/ui/class-names';

type FilmStillProps = { name: (shape: 'phone' | 'desktop') => string; alt: string; className?: string; /** In the first view. */ first?: boolean };

/** A frame of a film, upright for phones and lying for desktops. */
export function FilmStill({ name, alt, className, first }: FilmStillProps) {
  const file = (shape: 'phone' | 'desktop') => `/art/landers/film/${name(shape)}.webp`;
  return (
    <picture className={classNames('film-still', className)}>
      <source media="(min-width: 992px)" srcSet={file('desktop')} />
      <img src={file('phone')} alt={alt} {...imageLoading(first)} />
    </picture>
  );
}
