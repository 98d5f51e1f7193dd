import type { ReactNode } from 'react';
import { LazyMemberOverlays } from '@/app/member-overlays/lazy-member-overlays';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { StartLiveUpdates } from '@/features/chat/live/start-live-updates';
import { MemberFrame } from '@/features/shell/member-frame';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { site, user } = await liveRequest(params);
  return (
    <MemberFrame site={site} user={user} live={
        <>
          <StartLiveUpdates />
          <LazyMemberOverlays free={!user?.paid_user} />
        </>
      }>
      {children}
    </MemberFrame>
  );
}
