// A member as others may see them. The one place where rows become what goes over the wire. Specification, section 3 (Profile). (E02)
import type * as z from 'zod/mini';
import type { person } from '@/lib/contract/person';
import { ageAt } from './age';
import { distanceBetween } from './distance';
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
  mainPhoto: string | null;
  mainThumb: string | null;
  lastSeenAt: Date | null;
  signupAt: Date;
};
type Looker = { id: number; lat: number | null; lon: number | null; fictional: boolean } | null;

export type PersonView = { viewer: Looker; now: Date; cdnPrefix: string };

/** A member who left keeps a name where they were talked with, and nothing else. */
function goneAnswer(row: CardRow): PersonAnswer {
  return { id: row.id, name: row.name, status: 'deleted', main_image: null, fictional: row.fictional };
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
    main_image: row.mainPhoto
      ? { filename: `${row.mainPhoto}.webp`, thumb_filename: `${row.mainThumb ?? row.mainPhoto}.webp`, match: `${cdnPrefix}${row.mainPhoto}.webp` }
      : null,
    age: ageAt(row.dateOfBirth, now),
    city: row.city,
    region: regionName(row.region),
    fictional: row.fictional,
    premium: row.paidUser,
    online: isOnline(row, now),
    is_new: isNew(row, now),
    ...(viewer && !itself ? { distance_km: distanceBetween(viewer, row) } : {}),
    ...(viewer ? { liked: liked ?? false } : {}),
  };
}
