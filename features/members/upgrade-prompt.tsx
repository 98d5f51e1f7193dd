import type { Profile } from '@/lib/contract/person';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { photoUrl } from '@/lib/site/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';
import { photosOf } from './profile-photos';
import { UpgradeDoor } from './upgrade-door';

const texts = ['members.upgrade', 'ui.dialog'] as const;

/** What a free member is told who wants to see a private photo: what Premium shows, how one becomes it, from what price. (P02) */
export function UpgradePrompt({ profile, site }: { profile: Profile; site: SiteInfo }) {
  const locked = photosOf(profile).filter((photo) => photo.locked);
  if (locked.length === 0) return null;
  return (
    <IslandMessages keys={texts}>
      <UpgradeDoor name={profile.name} count={locked.length} photos={locked.slice(0, 3).map((photo) => photoUrl(photo, 'thumb', site.cdnPrefix))} />
    </IslandMessages>
  );
}
