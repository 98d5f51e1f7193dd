// The pictures of a host that is not on this machine, for the tests that have a server name one. Playwright's own `route` would take every
// request of the browser aside and switch its cache off: here it is asked for that one host's alone.
import type { BrowserContext, Page } from '@playwright/test';

async function drawOn(page: Page, host: string, drawing: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }, { name: 'cache-control', value: 'max-age=600' }], body: btoa(drawing) };
    // A page that is left or closed takes its requests with it.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${host}*` }] });
}

/** Every picture of a host, given as `https://host/`, is this drawing in each page of the context that opens from now on. */
export function drawPictures(context: BrowserContext, host: string, drawing: string): void {
  context.on('page', (page) => {
    const drawn = drawOn(page, host, drawing).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      await drawn;
      return goto(url, options);
    };
  });
}
