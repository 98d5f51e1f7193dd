import { headers } from 'next/headers';
import { unstable_rethrow as rethrowForNext } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ErrorScreen } from '@/features/shell/error-screen';
import { NotFoundScreen } from '@/features/shell/not-found-screen';
import { ApiError } from '@/lib/api/api-error';
import { notePageStatus, requestIdHeader } from '@/lib/api/page-status';
import { cookieValue } from '@/lib/site/cookies/cookie-value';
import { clearEndedSession } from './site-request';

/** Sends the page being rendered with a status. */
export async function setPageStatus(status: number): Promise<void> {
  const id = (await headers()).get(requestIdHeader);
  if (id) notePageStatus(id, status, status === 503 ? { 'retry-after': '10' } : undefined);
}

/** The 404 page, with its status, as whole HTML. */
export async function missingPage(): Promise<ReactNode> {
  await setPageStatus(404);
  return <NotFoundScreen />;
}

/** The title of a page whose data did not come: what its screen says. */
export async function titleOfTrouble(error: unknown): Promise<string> {
  const t = await getTranslations();
  const isMissing = !(error instanceof ApiError) || (error.status === 404 && !error.notOffered);
  const key = isMissing ? 'page.not_found' : error.messageKey;
  return t.has(key) ? t(key) : t('page.error_title');
}

/**
 * Renders a page whose data may fail to come: what is not there is the 404 page, anything else the server's side got
 * wrong is told in the reader's language, in the page's own frame, with a status to match. Whichever call of it says that the
 * session has ended, it is ended, as a call of the browser does. (T01) `opened` stands beside the words that the server does not offer it:
 * what counts as opened all the same, as a list knows of it. (T06)
 */
export async function renderPage(render: () => Promise<ReactNode>, opened?: ReactNode): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    rethrowForNext(error);
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 && !error.notOffered) return missingPage();
    if (error.authenticationRequired && cookieValue((await headers()).get('cookie'), 'auth')) await clearEndedSession();
    const status = error.notOffered ? 404 : error.status >= 400 && error.status < 500 ? error.status : 503;
    await setPageStatus(status);
    const screen = <ErrorScreen status={status} messageKey={error.messageKey} />;
    return error.notOffered && opened ? <>{opened}{screen}</> : screen;
  }
}
