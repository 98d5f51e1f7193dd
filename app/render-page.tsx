import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ApiError, MalformedAnswerError } from '@/lib/api/api-error';
import { ErrorScreen } from '@/features/shell/error-screen';

/**
 * Renders a page whose data may fail to come: what is not there is the 404 page, anything else the server's side got
 * wrong is told in the reader's language, in the page's own frame.
 */
export async function renderPage(render: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) notFound();
    if (error instanceof MalformedAnswerError) console.error(JSON.stringify({ level: 'error', event: 'malformed answer', message: error.message }));
    return <ErrorScreen status={error.status === 0 ? 503 : error.status} messageKey={error.messageKey} />;
  }
}
