// A profile's own page as a viewer sees it. Specification, sections 2, 3 and 6. (R04, E12)
import type * as z from 'zod/mini';
import type { profile } from '@/lib/contract/person';
import { personAnswer, type PersonView } from './domain/person-answer';
import { photoFor } from './domain/photo-access';
import type { MemberRow } from './store/schema/members';
import type { PhotoRow } from './store/schema/photos';

type Shown = { photos: PhotoRow[]; liked?: boolean; conversation: number | null };

/** What `viewer` sees of a member: the card, the texts, and of the photos those that they may see. */
export function profileAnswer(member: MemberRow, view: PersonView, { photos, liked, conversation }: Shown): z.input<typeof profile> {
  const { gender, sexuality, hair, eye, body, rel, tattoo } = member;
  return {
    ...personAnswer(member, view, liked),
    about: member.about,
    attributes: { gender, sexuality, hair, eye, body, rel, tattoo },
    interests: member.interests,
    photos: photos.flatMap((photo) => photoFor(photo, view.viewer) ?? []),
    num_photos: photos.length,
    conversation_id: conversation,
  };
}
