import { render, type RenderResult } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/locales/nl.json';

/** Draws a piece of the product with the Dutch texts around it. */
export function renderInDutch(content: ReactNode): RenderResult {
  return render(content, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <NextIntlClientProvider locale="nl" messages={messages as AbstractIntlMessages} timeZone="Europe/Amsterdam">
        {children}
      </NextIntlClientProvider>
    ),
  });
}

/** The text of an element as a person reads it: no-break spaces are spaces. */
export function readText(element: Element): string {
  return (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
}
