import type { FictionalTexts } from '@/components/media/fictional-label';
import type { Image } from '@/lib/contract/person';

/** What the photo viewer knows of a member: no more goes to the browser a second time. */
export type ViewedMember = {
  id: number;
  name: string;
  age?: number | null;
  liked?: boolean;
  fictional: FictionalTexts | null;
  photos: Image[];
};
