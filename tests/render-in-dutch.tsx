import { render, type RenderResult } from '@testing-library/react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/locales/nl.json';

const InDutch = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="nl" messages={messages as AbstractIntlMessages} timeZone="Europe/Amsterdam">
    {children}
  </NextIntlClientProvider>
);

/** Draws a piece of the product with the Dutch texts around it; `fromServer`: as a page that the server has drawn wakes up, after what is done to it until then. */
export function renderInDutch(content: ReactNode, fromServer: boolean | ((page: HTMLElement) => void) = false): RenderResult {
  if (!fromServer) return render(content, { wrapper: InDutch });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<InDutch>{content}</InDutch>);
  if (typeof fromServer === 'function') fromServer(container);
  // Code that comes later is drawn by the browser alone here: renderToString waits for none.
  return render(content, { wrapper: InDutch, container, hydrate: true, onRecoverableError: () => undefined });
}

/** The same as its server sends it, with parts whose code comes later: what a browser without script has of it. */
export async function sentInDutch(content: ReactNode): Promise<Document> {
  const stream = await renderToReadableStream(<InDutch>{content}</InDutch>);
  await stream.allReady;
  return new DOMParser().parseFromString(await new Response(stream).text(), 'text/html');
}

/** The text of an element as a person reads it: no-break spaces are spaces. */
export function readText(element: Element): string {
  return (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
}
