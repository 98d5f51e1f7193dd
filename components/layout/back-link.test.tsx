import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { BackLink } from './back-link';

const back = vi.fn();
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({ back }) }));
beforeEach(() => void back.mockReset());

/** Presses it; whether the browser would follow the link itself. */
function press(navigation: { canGoBack: boolean } | undefined, onward = false): boolean {
  vi.stubGlobal('navigation', navigation);
  renderInDutch(<BackLink href="/chats" onward={onward} />);
  const link = screen.getByRole('link', { name: 'Terug' });
  expect(link.getAttribute('href')).toBe('/chats');
  let followed = false;
  document.addEventListener('click', (event) => ((followed = !event.defaultPrevented), event.preventDefault()), { once: true });
  fireEvent.click(link);
  return followed;
}

test('with a page of this site to go back to it goes there, and not up', () => {
  expect(press({ canGoBack: true })).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});

test.each([['the first page that was opened', { canGoBack: false }], ['a browser that does not tell', undefined]])('%s has none to go back to: the link leads up', (_, navigation) => {
  press(navigation);
  expect(back).not.toHaveBeenCalled();
});

test('one that leads onward follows its link, whatever page was seen before', () => {
  expect(press({ canGoBack: true }, true)).toBe(true);
  expect(back).not.toHaveBeenCalled();
});
