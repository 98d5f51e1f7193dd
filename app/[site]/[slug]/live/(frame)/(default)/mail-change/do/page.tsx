import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { LinkActionScreen } from '@/features/recovery/link-action-screen';
import { LinkDoneScreen } from '@/features/recovery/link-done-screen';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

// No other site is told of the link. 'no-referrer' would also take the Origin from the page's own form, which is refused without one.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('recovery.mail_change');
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

export default async function Page({ params, searchParams }: Props) {
  await liveRequest(params);
  const [{ token, undo, unsubscribe }, flash] = await Promise.all([searchParams, readFlash('link-action')]);
  const key = [unsubscribe, undo, token].find((each) => typeof each === 'string') ?? '';
  const done = flash?.values.done;
  if (!key && (done === 'mail_change' || done === 'undo' || done === 'unsubscribe')) return <LinkDoneScreen action={done} email={flash?.values.email} />;
  const action = typeof unsubscribe === 'string' ? 'unsubscribe' : typeof undo === 'string' ? 'undo' : 'mail_change';
  // What became of one link is not said of another.
  const mine = flash?.values.token === key ? flash : null;
  return <LinkActionScreen action={action} token={key} error={mine?.error} formKey={mine?.values.key || crypto.randomUUID()} />;
}
