import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { Photo } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';

/** The question before a photo is gone, as a part of the page: where the dialog's script has not come. */
export function RemovePanel({ photo, cdnPrefix }: { photo: Photo; cdnPrefix: string }) {
  const t = useTranslations('photos.remove');
  return (
    <section className="panel stack">
      <h2 className="title-2">{t('title')}</h2>
      <div className="remove-photo">
        <img src={photoUrl(photo, 'thumb', cdnPrefix) ?? undefined} alt="" width="300" height="400" />
        <p className="muted">{t('text')}</p>
      </div>
      <form className="cluster" method="post" action="/forms/photo-remove">
        <input type="hidden" name="id" value={photo.id} />
        <LinkButton variant="line" href={pathTo('settings-section', { section: 'photos' })}>
          {t('keep')}
        </LinkButton>
        <Button type="submit" variant="danger">
          {t('remove')}
        </Button>
      </form>
    </section>
  );
}
