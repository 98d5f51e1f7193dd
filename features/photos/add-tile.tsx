import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { photoRules } from '@/lib/contract/photo-rules';

type AddTileProps = { /** What the form is known by, where it is sent without script. */ formKey?: string; onFiles: (files: FileList | null) => void };

/** The place for one more photo; several can be chosen at once. Without script it sends one, whole. */
export function AddTile({ formKey, onFiles }: AddTileProps) {
  const t = useTranslations('photos');
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    if (!input.current?.files?.length) return;
    onFiles(input.current.files);
    input.current.value = '';
  };
  // What was chosen before the script had come.
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  return (
    <li className="tile">
      <form method="post" action="/forms/photo" encType="multipart/form-data">
        <input type="hidden" name="key" value={formKey ?? ''} />
        <label className="tile-slot">
          <Icon name="camera-plus" weight="fill" />
          <b>{t('add')}</b>
          <span className="tile-small muted">{t('kinds')}</span>
          <input
            ref={input}
            type="file"
            name="photo"
            accept={photoRules.types.join(',')}
            multiple={hydrated}
            required
            onChange={take}
          />
        </label>
        {hydrated ? null : (
          <button type="submit" className="btn btn-primary btn-sm full">
            {t('send')}
          </button>
        )}
      </form>
    </li>
  );
}
