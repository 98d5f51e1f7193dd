import type { Image, Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';

/** The photos of a profile as the viewer may see them, the main one first. A server may name no more than that one. */
export function photosOf({ main_image: main, photos }: Profile): Image[] {
  const all = photos.map(({ filename, thumb_filename, locked }): Image => ({ filename, thumb_filename, locked }));
  if (!main?.filename) return all;
  const isMain = (photo: Image) => photo.filename === main.filename;
  return [all.find(isMain) ?? main, ...all.filter((photo) => !isMain(photo))];
}

/** How many photos there are, also those that a visitor is not shown. */
export function photoTotal(profile: Profile): number {
  return Math.max(profile.num_photos ?? 0, photosOf(profile).length);
}

/** Whether a visitor may be told of photos beyond those: there are some, or the server does not say how many there are. */
export function mayHideMore(profile: Profile): boolean {
  return profile.num_photos === undefined || photoTotal(profile) > photosOf(profile).length;
}

/** Where a locked photo of a profile leads: a visitor to sign-up with that member, a member to the bundles and back. (A04, P01) */
export function wayToUnlock(id: number, visitor: boolean): string {
  return visitor ? pathTo('signup', {}, { member: id }) : pathTo('credits', {}, { back: pathTo('members-id', { id }) });
}
