'use client';

import { useOpenedProfile } from '@/lib/stores/likes-store-provider';

/** The profile is on the screen: its like is new no more, in this tab at once. (T06) */
export function OpenedProfile({ profile }: { profile: number }) {
  useOpenedProfile(profile);
  return null;
}
