import '@/styles/legal.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/flash';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { ComplaintScreen } from '@/features/complaints/complaint-screen';
import { complaintAnswerDays } from '@/lib/site/constants';
import { memberId } from '@/lib/site/member-id';

export async function generateMetadata({ params }: { params: SiteParams }): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('complaint');
  return { title: t('title'), description: t('lead', { days: complaintAnswerDays }) };
}

export default async function Page({ params }: { params: SiteParams }) {
  const [{ site, user }, flash] = await Promise.all([liveRequest(params), readFlash('complaint')]);
  return <ComplaintScreen site={site} flash={flash} formKey={flash?.values.key || crypto.randomUUID()} member={memberId(user) ?? undefined} email={user?.email ?? undefined} />;
}
