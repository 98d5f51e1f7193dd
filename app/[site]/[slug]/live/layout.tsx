import type { ReactNode } from 'react';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { LiveUpdates } from '@/app/live-updates';
import { MemberFrame } from '@/features/shell/member-frame';

// Pages below know who asks: rendered for each request.
export const dynamic = 'force-dynamic';

export default async function LiveLayout({ params, children }: { params: SiteParams; children: ReactNode }) {
  const { site, user } = await liveRequest(params);
  return (
    <MemberFrame site={site} user={user} live={<LiveUpdates />}>
      {children}
    </MemberFrame>
  );
}
