import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { Photo } from '@/lib/contract/person';

type RemoveDialogProps = { photo: Photo | null; cdnPrefix: string; busy: boolean; onClose: () => void; onRemove: () => void };

/** Asks once before a photo is gone for good. */
export function RemoveDialog({ photo, cdnPrefix, busy, onClose, onRemove }: RemoveDialogProps) {
  const t = useTranslations('photos.remove');
  return (
    <Dialog open={photo !== null} onClose={onClose} title={t('title')}>
      <div className="remove-photo">
        <img src={photoUrl(photo, 'thumb', cdnPrefix) ?? undefined} alt="" width="300" height="400" />
        <p className="muted">{t('text')}</p>
      </div>
      <div className="cluster">
        <Button variant="line" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button variant="danger" busy={busy} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
