import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Photo } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { photoLimit } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import { FullSlot } from './full-slot';
import { PhotoBoard } from './photo-board';
import { RemovePanel } from './remove-panel';
import type { PhotoTrouble } from './use-photo-order';

type PhotosScreenProps = {
  user: User;
  photos: Photo[];
  cdnPrefix: string;
  told: PhotoTrouble | null;
  /** The price of the cheapest bundle, where all places are taken that are free. */
  from?: string | null;
  /** Where the claim about Premium comes from, in the reader's language. */
  claimSource?: string | null;
  /** The photo that somebody without script wants to take away. */
  removing?: string;
  /** What the form of one more photo is known by: a photo that it sends twice is one. */
  formKey?: string;
};

const errors = ['photo_limit', 'photo_too_large', 'photo_too_small', 'photo_unreadable', 'not_found', 'required', 'too_many_requests', 'unavailable', 'generic', 'generic_retry', 'invalid_input', 'not_offered'];
const managerTexts = ['photos', 'ui.crop', 'ui.button', 'ui.dialog', ...errors.map((code) => `err.${code}`)];

/** The photo manager: how many there may be, all of them, and who sees the private ones. (S11, V07, P02) */
export function PhotosScreen({ user, photos, cdnPrefix, told, from, claimSource, removing, formKey }: PhotosScreenProps) {
  const t = useTranslations('photos');
  const all = useTranslations();
  const claim = claimSource ? { text: all('premium.claim'), source: all('premium.source', { source: claimSource }) } : null;
  const premium = user.paid_user;
  const limit = premium ? photoLimit.premium : photoLimit.free;
  const asked = photos.find(({ id }) => String(id) === removing);
  return (
    <>
      <h1 className="title-1 account-title">{t('title')}</h1>
      {asked ? <RemovePanel photo={asked} cdnPrefix={cdnPrefix} /> : null}
      <IslandMessages keys={managerTexts}>
        <PhotoBoard photos={photos} limit={limit} told={told} formKey={formKey} full={<FullSlot premium={premium} from={from} claim={claim} />} />
      </IslandMessages>
      <section className="panel photos-private">
        <Disc kind="quiet" size="sm" icon={<Icon name="padlock" weight="fill" />} />
        <div>
          <h2 className="title-4">{t('private_title')}</h2>
          <p className="small muted">{t('private_text')}</p>
        </div>
      </section>
      {!premium && photos.length >= limit ? (
        <LinkButton variant="orange" size="lg" full href={pathTo('credits', {}, { back: pathTo('settings-section', { section: 'photos' }) })}>
          <Icon name="crown-simple" weight="fill" />
          {t('full.action')}
        </LinkButton>
      ) : null}
    </>
  );
}
