import '@/styles/signup.scss';
import '@/styles/signup-completion.scss';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { wallPeople } from '@/app/page-data/wall-people';
import { CompleteScreen } from '@/features/signup/complete-screen';
import type { StepFlash } from '@/features/signup/step-flash';
import { isOpenStep } from '@/features/signup/steps';
import { interestsOf } from '@/lib/api/site';
import { getProfile } from '@/lib/contract/members';
import { activation } from '@/lib/contract/signup';
import { memberId } from '@/lib/site/members/member-id';
import { pathTo } from '@/lib/site/addresses/routes';
import { readSignupStart } from '@/lib/site/cookies/signup-start';
import { wishedInterests } from '@/lib/site/members/wished-interests';

type Props = { params: SiteParams; searchParams: Promise<{ step?: string; address?: string }> };

const forms = ['signup-photo', 'signup-about', 'signup-address', 'mail-request'];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('signup');
  return { title: t('title'), robots: { index: false } };
}

/** What the form that was sent last had to say; `?address` opens the form for another address. */
async function stepFlash(address: string | undefined): Promise<StepFlash | null> {
  for (const form of forms) {
    const flash = await readFlash(form);
    if (flash) return { form, ...flash };
  }
  return address === undefined ? null : { form: 'signup-address', error: '', values: {} };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const [request, { step: asked, address }] = [await memberRequest(params), await searchParams];
    const { host, site, settings, user, deadline, call } = request;
    const [{ open_steps: open, message }, interests, people] = await Promise.all([call(activation, {}), interestsOf(host, deadline), wallPeople(request, user.looking_for)]);
    const step = isOpenStep(asked) ? asked : open[0];
    if (!step || (step === 'confirm' && user.status !== 'not_confirmed')) redirect(pathTo('signup-matches'));
    const own = step === 'about' && user.profile ? await call(getProfile, { query: { id: user.profile.id } }).catch(() => null) : null;
    const wishes = wishedInterests(readSignupStart(await cookies())?.wishes ?? [], interests);
    return (
      <CompleteScreen
        site={site}
        step={step}
        member={memberId(user) ?? 0}
        email={user.email ?? ''}
        message={message && !message.sent ? (message.text ?? '') : ''}
        person={message?.member ?? null}
        people={people}
        about={own?.profile.about ?? ''}
        interests={interests}
        chosen={own?.profile.interests.length ? own.profile.interests : wishes}
        pushKey={settings.push_public_key ?? null}
        confirmed={user.status !== 'not_confirmed'}
        flash={await stepFlash(address)}
      />
    );
  });
}
