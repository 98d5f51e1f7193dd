import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import { geolocationCache } from '../site/browser-timers';
import { createQueryClient } from './client';
import { useGeocode, useGeoPermission } from './geocode';

const place = { country: 'NL', region: 'NL-UT', city: 'Utrecht' };
const asked: string[] = [];
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

function drawn() {
  const client = createQueryClient();
  return renderHook(() => useGeocode(), { wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> }).result;
}

const answers = (answer: () => Response) =>
  mockServer.use(
    http.get('*/api/geocode.php', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );

beforeEach(() => {
  asked.length = 0;
  getCurrentPosition.mockReset().mockImplementation((found) => found({ coords: { latitude: 52.090737, longitude: 5.12142 } } as GeolocationPosition));
  Object.defineProperty(window.navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

describe('[C09] the nearest town', () => {
  test('is asked for with a position no finer than a kilometre, and kept: asked again, nobody is', async () => {
    answers(() => HttpResponse.json(place));
    const result = drawn();
    expect(result.current.geocode).toBeUndefined();
    await act(() => result.current.ask());
    await waitFor(() => expect(result.current.geocode).toMatchObject(place));
    await act(() => result.current.ask());
    expect(asked).toEqual(['?lat=52.09&lon=5.12']);
    expect(getCurrentPosition.mock.calls[0]![2]).toMatchObject({ maximumAge: geolocationCache });
  });

  test('is asked for again after an hour', async () => {
    answers(() => HttpResponse.json(place));
    const result = drawn();
    await act(() => result.current.ask());
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + geolocationCache + 1);
    await act(() => result.current.ask());
    expect(asked).toHaveLength(2);
  });

  test('is kept as false where the server has none', async () => {
    answers(() => HttpResponse.json({ error: { code: 'not_found', message: '' } }, { status: 404 }));
    const result = drawn();
    await act(() => result.current.ask());
    await waitFor(() => expect(result.current.geocode).toBe(false));
  });

  test('that did not come is asked for at once when somebody tries again', async () => {
    const told = [HttpResponse.json({ error: { code: 'not_found', message: '' } }, { status: 404 }), HttpResponse.json(place)];
    answers(() => told.shift()!);
    const result = drawn();
    await act(() => result.current.ask());
    await waitFor(() => expect(result.current.geocode).toBe(false));
    await act(() => result.current.ask());
    await waitFor(() => expect(result.current.geocode).toMatchObject(place));
    expect(asked).toHaveLength(2);
  });

  test('is forgotten when the member says so, and nobody is asked by that', async () => {
    answers(() => HttpResponse.json(place));
    const result = drawn();
    await act(() => result.current.ask());
    await act(() => result.current.forget());
    await waitFor(() => expect(result.current.geocode).toBeUndefined());
    expect(asked).toHaveLength(1);
  });

  test.each([
    [1, 'denied'],
    [2, 'failed'],
    [3, 'failed'],
  ] as const)('a browser that answers with error %i says why, and the server is not asked', async (code, trouble) => {
    getCurrentPosition.mockImplementation((_, refused) => refused?.({ code } as GeolocationPositionError));
    const result = drawn();
    await act(() => result.current.ask());
    await waitFor(() => expect(result.current.trouble).toBe(trouble));
    expect(asked).toEqual([]);
  });
});

describe('[E10] what the browser allows', () => {
  const permission = (navigator: object) => {
    vi.stubGlobal('navigator', navigator);
    return renderHook(() => useGeoPermission()).result;
  };

  test('is its own word, followed as it changes', async () => {
    const status = Object.assign(new EventTarget(), { state: 'prompt' });
    const result = permission({ geolocation: {}, permissions: { query: () => Promise.resolve(status) } });
    await waitFor(() => expect(result.current).toBe('prompt'));
    status.state = 'denied';
    act(() => void status.dispatchEvent(new Event('change')));
    expect(result.current).toBe('denied');
  });

  test('is unknown where it does not say, unsupported where there is no geolocation', async () => {
    const silent = permission({ geolocation: {} });
    await waitFor(() => expect(silent.current).toBe('unknown'));
    const none = permission({});
    await waitFor(() => expect(none.current).toBe('unsupported'));
  });
});
