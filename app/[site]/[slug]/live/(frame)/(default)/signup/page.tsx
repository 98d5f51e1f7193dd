import '@/styles/signup.scss';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { afterSignUp } from '@/app/page-data/after-sign-up';
import { startOfSignup } from '@/app/page-data/start-of-signup';
import { SignupScreen } from '@/features/signup/signup-screen';
import { isId } from '@/lib/contract/wire';
import { shownOf } from '@/lib/site/niches/niches';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import { slugOf } from '@/lib/site/addresses/slugs';

/** `member`: whom the first message is for, from a profile; `slug`: the look and language of the lander before. */
type Props = { params: SiteParams; searchParams: Promise<{ member?: string | string[]; slug?: string | string[]; lb?: string | string[] }> };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { site } = await liveRequest(params);
  const t = await getTranslations();
  return { title: t(signUpTitle(site)), robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const request = await liveRequest(params);
  const { site, variant, settings, user, call, audience } = request;
  const { member, slug, lb } = await searchParams;
  if (user) redirect(await afterSignUp(request, lb));
  const asked = typeof member === 'string' && isId(member) ? member : undefined;
  const start = await startOfSignup(call, asked, shownOf(site.niche, audience));
  const back = pathTo('signup', {}, { member: asked, slug: slug && slugOf(variant) });
  return <SignupScreen site={site} start={start} back={back} canPush={Boolean(settings.push_public_key)} />;
}
