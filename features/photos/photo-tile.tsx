import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { Photo } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { PhotoMenu, type PhotoDeed } from './photo-menu';

type PhotoTileProps = {
  photo: Photo;
  index: number;
  order: readonly number[];
  cdnPrefix: string;
  lifted: boolean;
  /** Its privacy is being changed. */
  busy: boolean;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onDeed: (deed: PhotoDeed) => void;
  onRemove: () => void;
};

/** One photo in its place: which place, whether private, what can be done with it. It can be dragged to another. */
export function PhotoTile({ photo, index, order, cdnPrefix, lifted, busy, onPointerDown, onDeed, onRemove }: PhotoTileProps) {
  const t = useTranslations('photos');
  return (
    <li id={`photo-${photo.id}`} className={classNames('tile', lifted && 'is-lifted')} data-photo={photo.id}>
      <div className={classNames('tile-photo on-photo', busy && 'is-sending')} onPointerDown={onPointerDown}>
        <img src={photoUrl(photo, 'thumb', cdnPrefix) ?? undefined} alt={t('photo', { number: index + 1 })} width="300" height="400" draggable={false} decoding="async" />
        <span className="tile-marks">
          {index === 0 || !photo.private ? <span className="tile-mark tabular">{index === 0 ? t('first', { number: 1 }) : index + 1}</span> : null}
          {photo.private ? (
            <span className="tile-mark is-private">
              <Icon name="padlock" weight="fill" />
              {t('private')}
            </span>
          ) : null}
        </span>
        {busy ? <Spinner /> : null}
      </div>
      <PhotoMenu photo={photo} index={index} order={order} onDeed={onDeed} onRemove={onRemove} />
    </li>
  );
}
