import type { ReactElement, ReactNode } from 'react';
import { drawnWith } from '@/lib/api/unanswered';

/**
 * Draws a layout or a page that is kept for everybody. Where the server gave no answer to something that it shows, the HTML says so in its
 * head: the page cache keeps the last whole page in its place, or this one briefly. (lib/site/http/page-cache.mjs, decision 369)
 */
export async function cachedPart(draw: () => Promise<ReactNode>): Promise<ReactElement> {
  const { result, lacks } = await drawnWith(draw);
  return (
    <>
      {lacks ? <meta name="kept" content="briefly" /> : null}
      {result}
    </>
  );
}
