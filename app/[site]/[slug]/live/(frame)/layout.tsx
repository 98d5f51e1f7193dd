import type { ReactNode } from 'react';
import { LatePartsSoon } from '@/app/late-parts-soon';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { StartLiveUpdates } from '@/features/chat/start-live-updates';
import { MemberFrame } from '@/features/shell/member-frame';

export default async function Layout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { site, user } = await liveRequest(params);
  return (
    <MemberFrame site={site} user={user} live={
        <>
          <StartLiveUpdates />
          <LatePartsSoon free={!user?.paid_user} />
        </>
      }>
      {children}
    </MemberFrame>
  );
}
