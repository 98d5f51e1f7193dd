import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Photo } from '@/lib/contract/person';
import { photoLimit } from '@/lib/site/constants';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';

type PhotosPanelProps = { photos: readonly Photo[]; premium: boolean; site: SiteInfo };

const mostShown = 4;

/** The first photos, each with the way to change it, and a place for one more. */
export function PhotosPanel({ photos, premium, site }: PhotosPanelProps) {
  const t = useTranslations('photos');
  const limit = premium ? photoLimit.premium : photoLimit.free;
  const manager = pathTo('settings-section', { section: 'photos' });
  const isFull = photos.length >= limit;
  const shown = photos.slice(0, isFull && premium ? mostShown : mostShown - 1);
  return (
    <section className="panel" id="profile-photos">
      <div className="photos-head">
        <h2 className="title-4 grow">{t('title')}</h2>
        <span className="small muted tabular">{t('used', { count: photos.length, limit })}</span>
      </div>
      <ul className="profile-photos">
        {shown.map((photo, index) => (
          <li key={photo.id} className="tile">
            <PageLink className="tile-photo on-photo" href={`${manager}#photo-${photo.id}`}>
              <img src={photoUrl(photo, 'thumb', site.cdnPrefix) ?? undefined} alt="" width="300" height="400" loading="lazy" decoding="async" />
              <span className="visually-hidden">{t('edit', { number: index + 1 })}</span>
              {index === 0 || photo.private ? (
                <span className={photo.private ? 'tile-mark is-private' : 'tile-mark'}>
                  {photo.private ? <Icon name="padlock" weight="fill" /> : null}
                  {photo.private ? t('private') : t('main')}
                </span>
              ) : null}
              <span className="tile-pencil icon-button icon-button-glass">
                <Icon name="pencil-simple" />
              </span>
            </PageLink>
          </li>
        ))}
        {isFull && premium ? null : (
          <li>
            <PageLink className={isFull ? 'tile-slot is-offer' : 'tile-slot'} href={isFull ? pathTo('premium') : manager}>
              <Icon name={isFull ? 'crown-simple' : 'camera-plus'} weight="fill" />
              <b>{isFull ? t('more', { limit: photoLimit.premium }) : t('add')}</b>
              {isFull ? <span className="tile-small">{t('with_premium')}</span> : null}
            </PageLink>
          </li>
        )}
      </ul>
    </section>
  );
}
