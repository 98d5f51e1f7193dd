import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import english from '@/locales/en.json';
import { LastErrorScreen } from './last-error-screen';
import { watchPage } from './page-watch';
import { RenderErrorScreen } from './render-error-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const reload = vi.fn();
const real = window.location;
const addressed = (search = '') => vi.stubGlobal('location', { pathname: '/', search, reload } as unknown as Location);

let stop = () => undefined as void;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sessionStorage.clear();
  reload.mockClear();
  addressed();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.stubGlobal('location', real);
});

/** As Turbopack says it. */
const lost = () => Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js from module 7'), { name: 'ChunkLoadError' });
const rejects = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const fails = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }));

describe('[T17] [B06] a part of the page’s code that does not come', () => {
  test('reloads the page, wherever it is noticed', () => {
    stop = watchPage();
    rejects(lost());
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    fails(lost());
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('at most once a minute', () => {
    stop = watchPage();
    rejects(lost());
    vi.advanceTimersByTime(59_999);
    rejects(lost());
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    rejects(lost());
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('never where no moment can be kept: one reload would follow another', () => {
    stop = watchPage();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    rejects(lost());
    expect(reload).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test.each([new Error('anything else'), new TypeError('Failed to fetch'), null, 'text'])('%s is no such error', (reason) => {
    stop = watchPage();
    rejects(reason);
    expect(reload).not.toHaveBeenCalled();
  });

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

  test('the last error page does the same', () => {
    render(<LastErrorScreen error={lost()} />, { container: document });
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('[T18] [C10] a page that is left', () => {
  const beacon = vi.fn(() => true);
  const becomes = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    beacon.mockClear();
    Object.assign(navigator, { sendBeacon: beacon });
  });
  afterEach(() => vi.restoreAllMocks());

  test('says nothing without lb in the address', () => {
    stop = watchPage();
    becomes('hidden');
    expect(beacon).not.toHaveBeenCalled();
  });

  test('with lb sends an empty JSON body by beacon as it becomes hidden, and goes on doing so on the pages after it', async () => {
    addressed('?ref=spring&lb=1');
    const listens = vi.spyOn(document, 'addEventListener');
    stop = watchPage();
    await vi.waitFor(() => expect(listens).toHaveBeenCalled());
    becomes('hidden');
    becomes('visible');
    expect(beacon.mock.calls).toEqual([['/api/page-hidden.php', '{}']]);
    stop();
    addressed('');
    stop = watchPage();
    becomes('hidden');
    expect(beacon).toHaveBeenCalledTimes(2);
  });
});
