// A member as others may see them. The one place where rows become what goes over the wire. Specification, section 3 (Profile). (E02)
import type * as z from 'zod/mini';
import type { person } from '@/lib/contract/person';
import { ageAt } from '@/lib/site/members/age-at';
import { distanceBetween } from './distance';
import { accessTo } from './photo-access';
import { isNew, isOnline } from './presence';
import { regionName } from './region-name';

export type PersonAnswer = z.input<typeof person>;

/** The columns that a card needs, and no more. */
export type CardRow = {
  id: number;
  name: string;
  country: string;
  region: string | null;
  city: string | null;
  lat: number | null;
  lon: number | null;
  dateOfBirth: string;
  fictional: boolean;
  paidUser: boolean;
  profileStatus: string;
  deletedAt: Date | null;
  suspendedAt: Date | null;
  mainPhoto: string | null;
  mainThumb: string | null;
  mainBlurred: string | null;
  lastSeenAt: Date | null;
  showDistance: boolean;
  signupAt: Date;
};
type Looker = { id: number; paidUser: boolean; lat: number | null; lon: number | null; fictional: boolean } | null;

export type PersonView = { viewer: Looker; now: Date; cdnPrefix: string };

/** A member who left keeps a name where they were talked with, and nothing else. */
function goneAnswer(row: CardRow): PersonAnswer {
  return { id: row.id, name: row.name, status: 'deleted', main_image: null, fictional: row.fictional };
}

/** The main photo as `viewer` may see it: of a private one, those who may not get the blurred file's name and no other; of an account that the operator shut, none. (A04) */
function mainImage(row: CardRow, viewer: Looker, cdnPrefix: string): PersonAnswer['main_image'] {
  if (!row.mainPhoto || row.suspendedAt) return null;
  const open = accessTo({ memberId: row.id, position: 0, private: row.mainBlurred !== null }, viewer) === 'sharp';
  const [full, thumb] = open ? [row.mainPhoto, row.mainThumb ?? row.mainPhoto] : [row.mainBlurred!, row.mainBlurred!];
  return { filename: `${full}.webp`, thumb_filename: `${thumb}.webp`, match: `${cdnPrefix}${full}.webp`, ...(open ? {} : { locked: true }) };
}

/** What `viewer` sees of a member on a card, in a list, above a conversation. */
export function personAnswer(row: CardRow, { viewer, now, cdnPrefix }: PersonView, liked?: boolean): PersonAnswer {
  if (row.deletedAt) return goneAnswer(row);
  const itself = viewer?.id === row.id;
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    status: row.profileStatus,
    main_image: mainImage(row, viewer, cdnPrefix),
    age: ageAt(row.dateOfBirth, now),
    city: row.city,
    region: regionName(row.region),
    fictional: row.fictional,
    premium: row.paidUser,
    online: isOnline(row, now),
    is_new: isNew(row, now),
    ...(viewer && !itself && row.showDistance ? { distance_km: distanceBetween(viewer, row) } : {}),
    ...(viewer ? { liked: liked ?? false } : {}),
  };
}
