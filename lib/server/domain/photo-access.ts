// Who may see which photo, and what stands in its place. Specification, sections 1 and 6. (A04, P01, P02, P03)
import type { Photo } from '@/lib/contract/person';

/** Who looks: nobody known, or a member of the same site. */
export type Viewer = { id: number; paidUser: boolean } | null;
export type StoredPhoto = { id: number; memberId: number; fullName: string; thumbName: string; blurredName: string | null; position: number; private: boolean };

/** What a viewer gets of a photo: the sharp one, its blurred stand-in, or nothing. */
export function accessTo(photo: Pick<StoredPhoto, 'memberId' | 'position' | 'private'>, viewer: Viewer): 'sharp' | 'blurred' | 'none' {
  const main = photo.position === 0 && !photo.private;
  if (main || viewer?.id === photo.memberId) return 'sharp';
  if (!viewer) return 'none';
  return photo.private && !viewer.paidUser ? 'blurred' : 'sharp';
}

const file = (name: string) => `${name}.webp`;

/** A photo as it goes to a viewer, or null where the viewer gets none of it. A locked one names its blurred file alone. */
export function photoFor(photo: StoredPhoto, viewer: Viewer): Photo | null {
  const access = accessTo(photo, viewer);
  if (access === 'none' || (access === 'blurred' && photo.blurredName === null)) return null;
  const locked = access === 'blurred';
  const name = locked ? photo.blurredName! : photo.fullName;
  return { id: photo.id, filename: file(name), thumb_filename: file(locked ? name : photo.thumbName), locked, private: photo.private };
}
