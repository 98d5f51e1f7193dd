import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { drawCrop } from './draw-crop';
import { kept, turned, zoomLimit, type Crop } from './crop-geometry';
import { useCropGestures } from './use-crop-gestures';

type CropPhotoProps = { photo: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void };

/** The photo under a frame of 3:4: dragged, pinched, by slider or by arrow keys; and a quarter turn. */
export function CropPhoto({ photo, crop, onChange }: CropPhotoProps) {
  const t = useTranslations('ui.crop');
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(photo, crop, onChange);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, photo, crop);
  }, [photo, crop]);

  return (
    <div className="crop">
      <button type="button" className="crop-frame" aria-label={t('frame')} aria-describedby="crop-help" {...gestures}>
        <canvas ref={canvas} width={600} height={800} />
      </button>
      <div className="crop-tools">
        <label className="crop-zoom">
          <span className="visually-hidden">{t('zoom')}</span>
          <Icon name="minus" />
          <input type="range" min={1} max={zoomLimit(photo, crop.turns)} step={0.05} value={crop.zoom} onChange={(event) => onChange(kept({ ...crop, zoom: Number(event.currentTarget.value) }, photo))} />
          <Icon name="plus" />
        </label>
        <IconButton look="soft" label={t('rotate')} icon={<Icon name="arrow-clockwise" />} onClick={() => onChange(turned(crop, photo))} />
      </div>
      <p id="crop-help" className="small muted centered">
        {t('help')}
      </p>
    </div>
  );
}
