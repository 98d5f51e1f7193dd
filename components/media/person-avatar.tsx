import { FictionalIcon } from './fictional-icon';
import { useFictionalLabel, type FictionalTexts } from './fictional-label';
import { OnlineDot } from './online-dot';
import { initialOf } from './photo-image';

export type PersonAvatarProps = {
  name: string;
  /** The photo the reader may see; null draws the initial. */
  src: string | null;
  /** Only where no text beside it names the person. */
  alt?: string;
  /** A fictional profile: true or the site's own words. It gets the mask, and loses the dot. */
  fictional?: FictionalTexts | boolean | null;
  online?: boolean;
  /** In pixels. */
  size?: 28 | 36 | 44 | 48 | 54 | 60 | 72;
};

/** A person, round; too small for words, so that the mask of a fictional profile shows and the words are read. */
export function PersonAvatar({ name, src, alt = '', fictional, online, size = 48 }: PersonAvatarProps) {
  return (
    <span className={`avatar avatar-${size}`}>
      {src ? (
        <img className="avatar-image" src={src} alt={alt} width={size} height={size} decoding="async" loading="lazy" />
      ) : (
        <span className="avatar-initial">
          <span aria-hidden="true">{initialOf(name)}</span>
          {alt ? <span className="visually-hidden">{alt}</span> : null}
        </span>
      )}
      {fictional ? <AvatarMask texts={fictional} /> : online ? <OnlineDot /> : null}
    </span>
  );
}

function AvatarMask({ texts }: { texts: FictionalTexts | true }) {
  const { label, warning, icon } = useFictionalLabel(texts);
  return (
    <span className="avatar-mask" title={`${label} – ${warning}`}>
      <FictionalIcon icon={icon} />
      <span className="visually-hidden">{`${label} – ${warning}`}</span>
    </span>
  );
}
