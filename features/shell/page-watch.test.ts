import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchPage } from './page-watch';

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

describe('[C10] a page that is left', () => {
  test('says so by beacon, with an empty JSON body, each time that it becomes hidden, whatever its address', () => {
    watchPage();
    becomes('hidden');
    becomes('visible');
    expect(beacon.mock.calls).toEqual([['/api/page-hidden.php', '{}']]);
    becomes('hidden');
    expect(beacon).toHaveBeenCalledTimes(2);
  });

  test('says it once, also where the document was drawn anew in another language', () => {
    watchPage();
    watchPage();
    becomes('hidden');
    expect(beacon).toHaveBeenCalledOnce();
  });
});
