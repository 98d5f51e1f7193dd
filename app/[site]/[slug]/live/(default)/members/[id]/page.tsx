import '@/styles/members.scss';
import type { Metadata } from 'next';
import { cache } from 'react';
import { missingPage, renderPage, setPageStatus } from '@/app/render-page';
import { liveRequest } from '@/app/site-request';
import { MemberGone } from '@/features/members/member-gone';
import { ProfileScreen } from '@/features/members/profile-screen';
import { ApiError } from '@/lib/api/api-error';
import { getProfile } from '@/lib/contract/members';
import { isId } from '@/lib/contract/wire';

type Props = { params: Promise<{ site: string; slug: string; id: string }> };

const profileOf = cache(async (site: string, slug: string, id: string) => {
  const { call } = await liveRequest(Promise.resolve({ site, slug }));
  return (await call(getProfile, { query: { id } })).profile;
});

async function asked(params: Props['params']) {
  const { site, slug, id } = await params;
  return isId(id) ? profileOf(site, slug, id) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await asked(params).catch(() => null);
  return { title: profile?.name, robots: { index: false } };
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site, settings, user } = await liveRequest(params);
    const profile = await asked(params).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'member_gone') return 'gone' as const;
      throw error;
    });
    if (!profile) return missingPage();
    if (profile === 'gone') {
      await setPageStatus(410);
      return <MemberGone />;
    }
    return <ProfileScreen site={site} profile={profile} user={user} visibleFields={settings.visible_profile_fields} />;
  });
}
