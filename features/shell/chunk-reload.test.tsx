import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '@/locales/en.json';
import { LastErrorScreen } from './last-error-screen';
import { RenderErrorScreen } from './render-error-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const reload = vi.fn();
const real = window.location;
const addressed = (search = '') => vi.stubGlobal('location', { pathname: '/', search, reload } as unknown as Location);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sessionStorage.clear();
  reload.mockClear();
  addressed();
});
afterEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('location', real);
});

/** As Turbopack says it. */
const lost = () => Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 7'), { name: 'ChunkLoadError' });

describe('[T17] [B06] a part of the page’s code that does not come, where an error page stands for it', () => {
  const errorPage = () =>
    render(
      <NextIntlClientProvider locale="en" messages={english as AbstractIntlMessages} timeZone="Europe/Amsterdam">
        <RenderErrorScreen error={lost()} reset={() => undefined} />
      </NextIntlClientProvider>,
    );

  test('the error page is not seen while the page is reloaded; the second time within a minute it says what is wrong', () => {
    const { unmount } = errorPage();
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    errorPage();
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test('a clock that was set back holds no reload up for longer than a minute', () => {
    sessionStorage.setItem('chunk-reload', String(Date.now() + 10_800_000));
    errorPage().unmount();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() - 30_000);
    errorPage().unmount();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() - 30_000);
    errorPage().unmount();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is not asked for where there is no network: the page that stands would be lost', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    errorPage();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test('the last error page does the same', () => {
    render(<LastErrorScreen error={lost()} />, { container: document });
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
