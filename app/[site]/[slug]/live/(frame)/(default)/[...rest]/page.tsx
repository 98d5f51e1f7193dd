import { notFound } from 'next/navigation';
import { siteRequest, type SiteParams } from '@/app/site-request';

export default async function Page({ params }: { params: SiteParams }) {
  await siteRequest(params);
  notFound();
}
