import '@/styles/signup.scss';
import '@/styles/lander-ready.scss';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { LanderProps } from '@/app/shared-pages/lander-profile';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { liveRequest } from '@/app/page-request/site-request';
import { startOfSignup } from '@/app/page-data/start-of-signup';
import { ReadyMessageLander } from '@/features/landers/ready-message-lander';
import { LazySignupForm } from '@/features/signup/lazy-signup-form';
import { Stepper } from '@/features/signup/stepper';
import { getProfile } from '@/lib/contract/members';
import { isId } from '@/lib/contract/wire';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import { slugOf } from '@/lib/site/addresses/slugs';
import { passedOn } from '@/lib/site/addresses/step-further';

export async function generateMetadata({ params }: LanderProps): Promise<Metadata> {
  const { site } = await liveRequest(params);
  const t = await getTranslations();
  return { title: t(signUpTitle(site)), robots: { index: false } };
}

/** Sign-up with a first message for one member. Who has an account goes on where they were. (R06) */
export default function Page({ params, searchParams }: LanderProps & { searchParams: Promise<{ slug?: string | string[]; lb?: string | string[] }> }) {
  return renderPage(async () => {
    const [{ id }, { slug, lb }, { site, variant, settings, user, call }] = await Promise.all([params, searchParams, liveRequest(params)]);
    if (!isId(id)) return missingPage();
    if (user) redirect(user.status === 'not_confirmed' ? pathTo('complete-signup', {}, passedOn(lb)) : pathTo('members-id', { id }, passedOn(lb)));
    const [{ profile }, start] = await Promise.all([call(getProfile, { query: { id } }), startOfSignup(call, id)]);
    return (
      <ReadyMessageLander person={profile} site={site} message={start.values.signup_message ?? ''} steps={<Stepper step="account" canPush={Boolean(settings.push_public_key)} />}>
        <LazySignupForm site={site} start={start} back={pathTo('members-id-signup', { id }, { slug: slug && slugOf(variant) })} />
      </ReadyMessageLander>
    );
  });
}
