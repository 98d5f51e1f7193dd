'use client';

import { Meetings } from '@/features/likes/meetings';
import { LazyUpgradeDialog } from '@/features/members/lazy-upgrade-dialog';
import { SafetySheet } from '@/features/safety/safety-sheet';

/** What opens over any page of a member: matches and likes, the sheet of safety, and for who is not premium the prompt over a locked photo. */
export function MemberOverlays({ free }: { free: boolean }) {
  return (
    <>
      <Meetings />
      <SafetySheet />
      {free ? <LazyUpgradeDialog /> : null}
    </>
  );
}
