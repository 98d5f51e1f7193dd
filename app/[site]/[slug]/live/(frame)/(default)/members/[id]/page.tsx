import '@/styles/members.scss';
import type { Metadata } from 'next';
import { cache } from 'react';
import { missingPage, renderPage, setPageStatus, titleOfTrouble } from '@/app/page-request/render-page';
import { liveRequest, type LiveRequest } from '@/app/page-request/site-request';
import { MemberGone } from '@/features/members/member-gone';
import { OpenedProfile } from '@/features/members/opened-profile';
import { ProfileScreen } from '@/features/members/profile-screen';
import { ApiError } from '@/lib/api/api-error';
import { getProfile } from '@/lib/contract/members';
import { isId } from '@/lib/contract/wire';
import { claimSourceOf } from '@/lib/site/money/claim-source';

type Props = { params: Promise<{ site: string; slug: string; id: string }> };

const profileOf = cache(async (site: string, slug: string, id: string) => {
  const { call } = await liveRequest(Promise.resolve({ site, slug }));
  return (await call(getProfile, { query: { id } })).profile;
});

async function asked(params: Props['params']) {
  const { site, slug, id } = await params;
  return isId(id) ? profileOf(site, slug, id) : null;
}

/** What the viewer likes, to mark what both like; nothing where the server does not say. */
async function interestsOf({ user, call }: LiveRequest): Promise<string[]> {
  if (!user?.profile) return [];
  return call(getProfile, { query: { id: user.profile.id } }).then((answer) => answer.profile.interests, () => []);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const title = await asked(params).then((profile) => profile?.name ?? titleOfTrouble(null), titleOfTrouble);
  return { title, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  return renderPage(async () => {
    const request = await liveRequest(params);
    const [profile, interests] = await Promise.all([
      asked(params).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'member_gone') return 'gone' as const;
        throw error;
      }),
      interestsOf(request),
    ]);
    if (!profile) return missingPage();
    if (profile === 'gone') {
      await setPageStatus(410);
      return <MemberGone />;
    }
    const { site, settings, user } = request;
    return <ProfileScreen site={site} profile={profile} user={user} visibleFields={settings.visible_profile_fields} visibleNotes={settings.visible_profile_notes} interests={interests} claimSource={claimSourceOf(settings, site.locale)} />;
  }, <OpenedProfile profile={Number(id)} />);
}
