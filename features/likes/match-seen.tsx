'use client';

import { useOpenedProfile } from '@/lib/stores/likes-store-provider';

/** The match is on the screen: it is new no more. (T06) */
export function MatchSeen({ profile }: { profile: number }) {
  useOpenedProfile(profile);
  return null;
}
