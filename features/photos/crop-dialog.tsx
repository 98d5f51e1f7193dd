import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { CropPhoto } from '@/components/media/crop-photo';
import { kept, regionOf, wholePhoto } from '@/components/media/crop-geometry';
import { drawCrop } from '@/components/media/draw-crop';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useBackCloses } from '@/components/ui/use-back-closes';
import type { Chosen } from './use-chosen-files';
import type { ToSend } from './use-uploads';

type CropDialogProps = { chosen: Chosen; onDone: (photo: ToSend | null) => void };

/** One photo over the whole window, to be cropped to 3:4; Escape and "back" leave it out. */
export function CropDialog({ chosen, onDone }: CropDialogProps) {
  const t = useTranslations('photos.crop');
  const dialog = useRef<HTMLDialogElement>(null);
  const { file, photo, number, total } = chosen;
  const [crop, setCrop] = useState(() => kept(wholePhoto, photo));
  const [hidden, setHidden] = useState(false);
  useBackCloses(() => onDone(null));
  useEffect(() => dialog.current?.showModal(), []);

  const save = () => {
    const preview = document.createElement('canvas');
    preview.width = 300;
    preview.height = 400;
    drawCrop(preview, photo, crop);
    onDone({ file, preview, cut: { ...regionOf(crop, photo), turns: crop.turns, private: hidden ? 1 : 0 } });
  };
  return (
    <dialog ref={dialog} className="cropper on-photo" aria-labelledby="crop-title" onCancel={() => onDone(null)}>
      <header className="cropper-head">
        <IconButton look="glass" label={t('cancel')} icon={<Icon name="x" />} onClick={() => onDone(null)} />
        <h2 id="crop-title" className="title-4">
          {t('title')}
          {total > 1 ? <span className="tabular">{t('of', { number, total })}</span> : null}
        </h2>
      </header>
      <CropPhoto photo={photo} crop={crop} onChange={setCrop} />
      <div className="cropper-foot">
        <Checkbox label={t('private')} checked={hidden} onChange={(event) => setHidden(event.currentTarget.checked)} />
        <Button size="lg" full onClick={save}>
          {t('save')}
        </Button>
      </div>
    </dialog>
  );
}
