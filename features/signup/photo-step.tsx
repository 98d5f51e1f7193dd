import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { photoRules } from '@/lib/contract/photo-rules';
import { CropPhoto } from '@/components/media/crop-photo';
import { UploadProgress } from '@/components/media/upload-progress';
import { StepHead } from './step-head';
import type { StepProps } from './step-props';
import { usePhotoUpload } from './use-photo-upload';

const megabytes = Math.round(photoRules.maxBytes / 1024 / 1024);

/** A photo: chosen, cropped to 3:4, sent with its progress. Without script the form sends the file whole. (S03, V07) */
export function PhotoStep({ flash, skip, onDone }: StepProps) {
  const t = useTranslations('signup.photo');
  const all = useTranslations();
  const told = flash?.form === 'signup-photo' && flash.error ? { key: flash.error, params: flash.params } : null;
  const upload = usePhotoUpload(told, onDone);
  const { photo, file, trouble, percent } = upload;
  const sending = percent !== null;
  const input = useRef<HTMLInputElement>(null);
  // A photo that was chosen before the script had come.
  const takeEarly = useEffectEvent(() => void upload.choose(input.current?.files?.[0]));
  useEffect(() => takeEarly(), []);

  return (
    <form className="signup-form" method="post" action="/forms/signup-photo" encType="multipart/form-data" onSubmit={(event) => void upload.submit(event)}>
      <StepHead title={t('title')}>{t('lead')}</StepHead>
      <label className={file ? 'signup-file is-chosen' : 'signup-file'}>
        <Icon name="camera-plus" weight="fill" />
        <b>{file ? t('other') : t('choose')}</b>
        <span className="small muted">{t('rules', { size: megabytes })}</span>
        <input ref={input} type="file" name="photo" accept={photoRules.types.join(',')} disabled={sending} onChange={(event) => void upload.choose(event.currentTarget.files?.[0])} />
      </label>
      {trouble ? <Alert kind="danger" title={all(trouble.key, { size: megabytes, width: photoRules.minWidth, height: photoRules.minHeight, ...trouble.params })} /> : null}
      {photo ? <CropPhoto photo={photo} crop={upload.crop} onChange={upload.setCrop} /> : null}
      {file && !photo && !trouble ? <Alert title={t('blind')} /> : null}
      {sending ? (
        <div role="status">
          <UploadProgress large label={t('progress', { percent })} percent={percent} />
          <p className="small muted centered" aria-hidden="true">
            {t('progress', { percent })}
          </p>
        </div>
      ) : null}
      <div className="signup-actions">
        <Button type="submit" variant={file ? 'primary' : 'line'} size="lg" full busy={sending}>
          {t('use')}
        </Button>
        {skip}
      </div>
    </form>
  );
}
