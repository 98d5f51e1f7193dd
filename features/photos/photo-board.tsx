'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useSite } from '@/components/layout/site-context';
import { Alert } from '@/components/ui/alert';
import type { Photo } from '@/lib/contract/person';
import { photoRules } from '@/lib/contract/photo-rules';
import { AddTile } from './add-tile';
import { PendingTile } from './pending-tile';
import { PhotoMeter } from './photo-meter';
import { PhotoTile } from './photo-tile';
import type { PhotoDeed } from './photo-menu';
import { RemoveDialog } from './remove-dialog';
import { useChosenFiles } from './use-chosen-files';
import { usePhotoOrder, type PhotoTrouble } from './use-photo-order';
import { useTileDrag } from './use-tile-drag';
import { useUploads } from './use-uploads';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

type PhotoBoardProps = {
  photos: Photo[];
  limit: number;
  /** What a form sent without script came back with. */
  told: PhotoTrouble | null;
  formKey?: string;
  /** What stands in the place for one more where there is none. */
  full: ReactNode;
};

/** The own photos: added, ordered by dragging or by menu, made private, taken away. (V07, S13) */
export function PhotoBoard({ photos: fromServer, limit, told, formKey, full }: PhotoBoardProps) {
  const t = useTranslations('photos');
  const all = useTranslations();
  const router = useRouter();
  const { cdnPrefix } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<Photo | null>(null);
  const renew = () => router.refresh();
  const { photos, setPhotos, busy, trouble, show, move, setPrivate, remove } = usePhotoOrder(fromServer, renew);
  const onPhotos = (added: Photo[]) => {
    setPhotos(added);
    renew();
  };
  const uploads = useUploads({ onPhotos, onFull: renew });
  const { chosen, choose, done } = useChosenFiles(uploads);

  const put = (id: number, to: number, before?: Photo[]) => {
    void move(id, to, before);
    setSaid(t('moved', { number: to + 1, total: photos.length }));
  };
  const { lifted, begin } = useTileDrag(list, { photos, show, move: put, putBack: setPhotos });
  const onDeed = (photo: Photo) => (deed: PhotoDeed) => (deed.do === 'move' ? put(photo.id, deed.to) : void setPrivate(photo.id, deed.hidden));
  const onRemove = async () => {
    await remove(removing!.id);
    setRemoving(null);
  };
  const taken = photos.length + uploads.pending.filter((each) => !each.trouble).length;
  const order = photos.map(({ id }) => id);
  const wrong = trouble ?? told;

  return (
    <section className="panel" aria-label={t('yours')}>
      <PhotoMeter count={photos.length} limit={limit} />
      {photos.length > 1 ? <p className="small muted photos-hint">{t('hint')}</p> : null}
      {wrong ? <Alert kind="danger" title={all(wrong.key, { size: Math.round(photoRules.maxBytes / 1024 / 1024), width: photoRules.minWidth, height: photoRules.minHeight, ...wrong.params })} /> : null}
      <ul ref={list} className="tiles">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            order={order}
            cdnPrefix={cdnPrefix}
            lifted={lifted === photo.id}
            busy={busy === photo.id}
            onPointerDown={begin(photo.id)}
            onDeed={onDeed(photo)}
            onRemove={() => setRemoving(photo)}
          />
        ))}
        {uploads.pending.map((each) => (
          <PendingTile key={each.key} pending={each} onRetry={() => uploads.retry(each)} onDrop={() => uploads.drop(each.key)} />
        ))}
        {taken < limit ? <AddTile formKey={formKey} onFiles={(files) => choose(files, limit - taken, limit)} /> : full}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {photos[0]?.private ? <Alert kind="soft" title={t('main_private')} /> : null}
      {chosen ? (
        <Suspense>
          <CropDialog key={chosen.number} chosen={chosen} onDone={done} />
        </Suspense>
      ) : null}
      <RemoveDialog photo={removing} cdnPrefix={cdnPrefix} busy={busy !== null} onClose={() => setRemoving(null)} onRemove={() => void onRemove()} />
    </section>
  );
}
