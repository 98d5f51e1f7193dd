import { useTranslations } from 'next-intl';
import { FictionalIcon } from './fictional-icon';
import { useFictionalLabel, type FictionalTexts } from './fictional-label';
import { initialOf } from './photo-image';

export type AvatarSize = 28 | 36 | 44 | 48 | 54 | 60 | 72;

type PersonAvatarProps = {
  name: string;
  src: string | null;
  alt?: string;
  fictional: FictionalTexts | true | null;
  online?: boolean;
  size?: AvatarSize;
};

/** The round form of PersonPhoto, which screens use; too small for words, so the mask shows and the words are read. */
export function PersonAvatar({ name, src, alt = '', fictional, online, size = 48 }: PersonAvatarProps) {
  const t = useTranslations('ui.photo');
  return (
    <span className={`avatar avatar-${size}`}>
      {src ? (
        <img className="avatar-image" src={src} alt={alt} width={size} height={size} decoding="async" loading="lazy" />
      ) : (
        <span className="avatar-initial" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <span aria-hidden="true">{initialOf(name)}</span>
        </span>
      )}
      {fictional ? <AvatarMask texts={fictional} /> : online ? <span className="dot" role="img" aria-label={t('online')} /> : null}
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
