import type { ReactNode } from 'react';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { StartLiveUpdates } from '@/features/chat/start-live-updates';
import { StartMeetings } from '@/features/likes/start-meetings';
import { SafetySheetSoon } from '@/features/safety/safety-sheet-soon';
import { MemberFrame } from '@/features/shell/member-frame';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { site, user } = await liveRequest(params);
  return (
    <MemberFrame site={site} user={user} live={
        <>
          <StartLiveUpdates />
          <StartMeetings />
          <SafetySheetSoon />
        </>
      }>
      {children}
    </MemberFrame>
  );
}
