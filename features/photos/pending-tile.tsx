import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { UploadProgress } from '@/components/media/upload-progress';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { photoRules } from '@/lib/contract/photo-rules';
import type { Pending } from './use-uploads';

type PendingTileProps = { pending: Pending; onRetry: () => void; onDrop: () => void };

const megabytes = Math.round(photoRules.maxBytes / 1024 / 1024);

/** A photo on its way: how much of it has gone; or, in the same place, why it did not arrive, and once more. */
export function PendingTile({ pending, onRetry, onDrop }: PendingTileProps) {
  const t = useTranslations('photos');
  const all = useTranslations();
  const { preview, percent, trouble } = pending;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (preview && canvas.current) canvas.current.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview, trouble]);

  if (trouble) {
    return (
      <li className="tile">
        <div className="tile-failed" role="alert">
          <Icon name="warning-circle" weight="fill" />
          <b>{t('failed')}</b>
          <span className="tile-small">{all(trouble.key, { size: megabytes, width: photoRules.minWidth, height: photoRules.minHeight, ...trouble.params })}</span>
          {trouble.again ? (
            <button type="button" className="text-button" onClick={onRetry}>
              {t('again')}
            </button>
          ) : null}
        </div>
        <IconButton className="tile-close" label={t('forget')} icon={<Icon name="x" />} onClick={onDrop} />
      </li>
    );
  }
  return (
    <li className="tile">
      <div className="tile-photo on-photo is-sending">
        {preview ? <canvas ref={canvas} width={preview.width} height={preview.height} /> : null}
        <div className="tile-progress tabular">
          {percent === null ? t('waiting') : t('progress', { percent })}
          <UploadProgress label={pending.file.name} percent={percent ?? 0} />
        </div>
      </div>
      <IconButton className="tile-close" look="glass" label={t('stop')} icon={<Icon name="x" />} onClick={onDrop} />
    </li>
  );
}
