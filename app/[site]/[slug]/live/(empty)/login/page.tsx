import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { wallPeople } from '@/app/page-data/wall-people';
import { LoginScreen } from '@/features/session/login-screen';
import { LanguageSwitcher } from '@/features/shell/language-switcher';
import { safeReturnPath } from '@/lib/site/addresses/return-path';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('session.login');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const request = await liveRequest(params);
  const { site, user } = request;
  const to = safeReturnPath((await searchParams).to);
  if (user) redirect(to);
  const [flash, people] = await Promise.all([readFlash('login'), wallPeople(request)]);
  return <LoginScreen site={site} to={to} flash={flash} people={people} language={<LanguageSwitcher site={site} look="photo" />} />;
}
