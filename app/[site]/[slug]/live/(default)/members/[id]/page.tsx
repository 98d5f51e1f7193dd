import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { renderPage } from '@/app/render-page';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { ProfileScreen } from '@/features/members/profile-screen';
import { getProfile } from '@/lib/contract/members';
import { isId } from '@/lib/contract/wire';

type Props = { params: SiteParams & Promise<{ id: string }> };

const profileOf = cache(async (params: Props['params']) => {
  const [{ call }, { id }] = await Promise.all([liveRequest(params), params]);
  if (!isId(id)) notFound();
  return (await call(getProfile, { query: { id } })).profile;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await profileOf(params).catch(() => null);
  return { title: profile?.name, robots: { index: false } };
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site, settings, user } = await liveRequest(params);
    return <ProfileScreen site={site} profile={await profileOf(params)} user={user} visibleFields={settings.visible_profile_fields} />;
  });
}
