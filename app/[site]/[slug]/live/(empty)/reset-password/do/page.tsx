import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/app/shared-pages/auth-page';
import { readFlash } from '@/app/page-request/flash';
import { liveRequest, type LiveRequest, type SiteParams } from '@/app/page-request/site-request';
import { wallPeople } from '@/app/page-data/wall-people';
import { NewPasswordScreen } from '@/features/recovery/new-password-screen';
import { mayHaveUsedLink } from '@/features/recovery/password-trouble';
import { ResetExpiredScreen } from '@/features/recovery/reset-expired-screen';
import { ApiError } from '@/lib/api/api-error';
import { checkResetLink } from '@/lib/contract/recovery';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

// No other site is told of the link. 'no-referrer' would also take the Origin from the page's own form, which is refused without one.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('recovery.password');
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/** Whose link it is; null where it no longer works. A server that does not tell is asked when the password is sent. */
async function linkOf(token: string, { call }: LiveRequest): Promise<{ email?: string } | null> {
  if (!token) return null;
  try {
    return await call(checkResetLink, { query: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_expired') return null;
    return {};
  }
}

export default async function Page({ params, searchParams }: Props) {
  const request = await liveRequest(params);
  const { token } = await searchParams;
  const key = typeof token === 'string' ? token : '';
  const [link, people, asked, refused] = await Promise.all([linkOf(key, request), wallPeople(request), readFlash('mail-request'), readFlash('new-password')]);
  return (
    <AuthPage site={request.site} people={people}>
      {link || mayHaveUsedLink(refused?.values) ? (
        <NewPasswordScreen token={key} email={link?.email} flash={refused?.values ?? null} formKey={refused?.values.key || crypto.randomUUID()} />
      ) : (
        <ResetExpiredScreen flash={asked} discreet={request.settings.discreet} />
      )}
    </AuthPage>
  );
}
