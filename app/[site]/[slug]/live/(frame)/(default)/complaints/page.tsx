import '@/styles/legal.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { ComplaintScreen } from '@/features/complaints/complaint-screen';
import { receiptIn } from '@/features/complaints/complaint-flash';
import { UnreadScreen } from '@/features/complaints/unread-screen';
import { complaintsAreRead } from '@/lib/api/server';
import { companyOf } from '@/lib/api/site';
import { complaintAnswerDays } from '@/lib/site/constants';
import { memberId } from '@/lib/site/members/member-id';

export async function generateMetadata({ params }: { params: SiteParams }): Promise<Metadata> {
  const { site } = await liveRequest(params);
  const t = await getTranslations('complaint');
  const isRead = await complaintsAreRead(site.supportEmail);
  return { title: t('title'), description: isRead ? t('lead', { days: complaintAnswerDays }) : t('unread.title') };
}

export default async function Page({ params }: { params: SiteParams }) {
  const [{ site, user, host, deadline }, flash] = await Promise.all([liveRequest(params), readFlash('complaint')]);
  if (!receiptIn(flash) && !(await complaintsAreRead(site.supportEmail))) return <UnreadScreen site={site} company={await companyOf(host, deadline)} />;
  return <ComplaintScreen site={site} flash={flash} formKey={flash?.values.key || crypto.randomUUID()} member={memberId(user) ?? undefined} email={user?.email ?? undefined} />;
}
