import { imageLoading } from './image-loading';

type PhotoImageProps = {
  name: string;
  src: string | null;
  srcSet?: string;
  sizes?: string;
  alt: string;
  priority?: boolean;
};

/** The photo, or the first letter of the name on dusk: never a grey silhouette. */
export function PhotoImage({ name, src, srcSet, sizes, alt, priority }: PhotoImageProps) {
  if (!src) {
    return (
      <span className="photo-initial">
        <span aria-hidden="true">{initialOf(name)}</span>
        {alt ? <span className="visually-hidden">{alt}</span> : null}
      </span>
    );
  }
  return (
    <img
      className="photo-image"
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width="600"
      height="800"
      {...imageLoading(priority)}
    />
  );
}

/** The first letter a person would read, whole even where it takes more than one code unit. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
}
