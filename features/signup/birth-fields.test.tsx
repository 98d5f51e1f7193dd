import { act } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '@/locales/nl.json';
import { exampleSite } from '@/tests/example-site';
import { BirthFields } from './birth-fields';

afterEach(() => void vi.useRealTimers());

test('[V03] a page that was drawn on the last day of the year offers the same years to a reader whose clock is past midnight', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), toFake: ['Date'] });
  const fields = (
    <NextIntlClientProvider locale="nl" messages={messages as AbstractIntlMessages} timeZone="Europe/Amsterdam">
      <BirthFields site={exampleSite()} values={{}} year={new Date().getUTCFullYear()} />
    </NextIntlClientProvider>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(fields);
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
  const faults: unknown[] = [];
  const root = await act(async () => hydrateRoot(page, fields, { onRecoverableError: (error) => void faults.push(error) }));
  expect(faults).toEqual([]);
  expect([...page.querySelectorAll('[name=birth_year] option')].map((option) => option.textContent).slice(1, 3)).toEqual(['2013', '2012']);
  act(() => root.unmount());
  page.remove();
});
