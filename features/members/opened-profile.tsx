'use client';

import { useEffect } from 'react';
import { closeToast } from '@/components/ui/close-toast';
import { pathTo } from '@/lib/site/addresses/routes';
import { useOpenedProfile } from '@/lib/stores/likes-store-provider';

/** The profile is on the screen: its like is new no more, in this tab at once, and told no longer. (T06) */
export function OpenedProfile({ profile }: { profile: number }) {
  useOpenedProfile(profile);
  useEffect(() => closeToast(pathTo('members-id', { id: profile })), [profile]);
  return null;
}
