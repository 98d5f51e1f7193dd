import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { buttonClass } from '@/components/ui/button-look';
import english from '@/locales/en.json';
import { renderInDutch } from '@/tests/render-in-dutch';
import { ErrorScreen } from './error-screen';
import { LastErrorScreen } from './last-error-screen';
import { lastErrorTexts, readersTexts } from './last-error-texts';
import { NotFoundScreen } from './not-found-screen';
import { RenderErrorScreen } from './render-error-screen';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.refresh.mockClear();
  document.documentElement.lang = 'en';
});

const inEnglish = (content: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english as AbstractIntlMessages} timeZone="Europe/Amsterdam">
      {content}
    </NextIntlClientProvider>,
  );

test('[X08] 404: the text of the specification, a link home, the status code', () => {
  inEnglish(<NotFoundScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found');
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('Status code 404')).toBeTruthy();
});

test('[X08] 404 in the reader’s language', () => {
  renderInDutch(<NotFoundScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deze pagina is niet gevonden');
  expect(screen.getByRole('link', { name: 'Terug naar de startpagina' })).toBeTruthy();
});

test('[X08] [X01] a page that cannot be made: its title is the message, and the same address can be asked again', () => {
  renderInDutch(<ErrorScreen status={503} messageKey="err.generic_retry" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
  expect(screen.getByText('Statuscode 503')).toBeTruthy();
  expect(screen.getByText('Probeer opnieuw').getAttribute('href')).toBe('');
  expect(screen.getByRole('link', { name: 'Terug naar de startpagina' }).getAttribute('href')).toBe('/');
});

test('[X01] the shorter generic text, word for word', () => {
  renderInDutch(<ErrorScreen status={400} messageKey="err.generic" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Er is een fout opgetreden.');
});

test('[X08] a message that no catalogue has is the default, Error', () => {
  inEnglish(<ErrorScreen status={500} messageKey="err.of_another_version" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error');
});

test('[X08] a screen that broke: its title is the error’s message, 500 its code, and it can be tried again', async () => {
  const reset = vi.fn();
  inEnglish(<RenderErrorScreen error={new Error('The list cannot be drawn')} reset={reset} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The list cannot be drawn');
  expect(screen.getByText('Status code 500')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledOnce();
  expect(router.refresh).toHaveBeenCalledOnce();
});

test('[X08] without a message the title is Error; a status of its own is shown', () => {
  inEnglish(<RenderErrorScreen error={Object.assign(new Error(''), { statusCode: 418 })} reset={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error');
  expect(screen.getByText('Status code 418')).toBeTruthy();
});

test('[X08] what the server kept to itself is not shown, and the words are in the reader’s language', () => {
  renderInDutch(<RenderErrorScreen error={Object.assign(new Error('An error occurred in the Server Components render.'), { digest: '1' })} reset={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fout');
  expect(screen.getByRole('link', { name: 'Terug naar de startpagina' })).toBeTruthy();
});

test('[X08] the error page of the error page, word for word', () => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<LastErrorScreen />), 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe('An error occurred while showing the error page');
  expect(page.querySelector('a')?.textContent).toBe('Go back to home');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(page.querySelector('a')?.className).toBe(buttonClass({ size: 'lg' }));
  expect(page.documentElement.lang).toBe('en');
});

test('[X08] it speaks the language of the page that failed, or of the cookie, or English', () => {
  document.cookie = 'locale=pl; Path=/';
  expect(readersTexts('nl', undefined, true)).toEqual({ locale: 'nl', lost: 'Er ging iets mis bij het tonen van de foutpagina', goHome: 'Ga naar de startpagina' });
  expect(readersTexts('', undefined, true)).toMatchObject({ locale: 'pl' });
  document.cookie = 'locale=; Max-Age=0; Path=/';
  expect(readersTexts('xx', undefined, true)).toMatchObject({ locale: 'en', goHome: 'Go back to home' });
});

test('[X08] where no error page was tried it stands in for that: the message, or Error, the status, the way home', () => {
  const generic = { locale: 'en', goHome: 'Back to the home page' };
  expect(readersTexts('en', new Error('The map cannot be drawn'), false)).toEqual({ ...generic, lost: 'The map cannot be drawn', status: 'Status code 500' });
  expect(readersTexts('en', { message: 'of the server', digest: '1', status: 418 }, false)).toEqual({ ...generic, lost: 'Error', status: 'Status code 418' });
});

test('[X08] so it is on a page that breaks: the generic error page once, and the text of its own once that has broken too', async () => {
  vi.resetModules();
  const [{ LastErrorScreen: Last }, { RenderErrorScreen: First }] = await Promise.all([import('./last-error-screen'), import('./render-error-screen')]);
  const shown = async () => {
    document.documentElement.lang = 'nl';
    const error = new Error('Kapot');
    render(<Last error={error} />, { container: document });
    await screen.findByRole('link', { name: /startpagina/ });
    const text = document.body.textContent;
    cleanup();
    return text;
  };
  expect(await shown()).toBe('KapotTerug naar de startpaginaStatuscode 500');
  renderInDutch(<First error={new Error('Kapot')} reset={() => undefined} />);
  cleanup();
  expect(await shown()).toBe('Er ging iets mis bij het tonen van de foutpaginaGa naar de startpagina');

  renderInDutch(<First error={new Error('Kapot')} reset={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  cleanup();
  expect(await shown()).toBe('KapotTerug naar de startpaginaStatuscode 500');
});

test('every language has all words of the last error page; those of the error page itself are the catalogue’s', async () => {
  for (const [locale, texts] of Object.entries(lastErrorTexts)) {
    const { default: messages } = (await import(`@/locales/${locale}.json`)) as { default: { page: Record<string, string> } };
    expect([texts.title, texts.status, texts.back], locale).toEqual([messages.page.error_title, messages.page.status, messages.page.back_home]);
    expect(Object.values(texts).filter((text) => text === '')).toEqual([]);
  }
});
