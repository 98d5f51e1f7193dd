// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { watchPopovers } from './watch-popovers';

const tell = (element: Element, newState: string) => element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
const isOver = () => 'over' in ((window.history.state ?? {}) as object);

test('a sheet that the browser opens is closed by "back", and lets its entry go when it closes otherwise; a details has none', async () => {
  const stop = watchPopovers();
  // Two on one page, as filters and banks may be, are one entry for each sheet.
  const stopOther = watchPopovers();
  const before = window.history.length;
  document.body.innerHTML = '<aside popover="auto"></aside><details></details>';
  const sheet = document.querySelector('aside')!;
  const hidePopover = vi.fn(() => tell(sheet, 'closed'));
  Object.assign(sheet, { hidePopover, matches: () => true });
  // The first that is told of brings the code; it was a details.
  tell(document.querySelector('details')!, 'open');
  await vi.dynamicImportSettled();
  expect(isOver()).toBe(false);

  tell(sheet, 'open');
  await Promise.resolve();
  expect([isOver(), window.history.length]).toEqual([true, before + 1]);
  window.history.back();
  await vi.waitFor(() => expect(hidePopover).toHaveBeenCalledOnce());
  expect(isOver()).toBe(false);

  tell(sheet, 'open');
  await Promise.resolve();
  tell(sheet, 'closed');
  await vi.waitFor(() => expect(isOver()).toBe(false));
  expect(hidePopover).toHaveBeenCalledOnce();
  stop();
  stopOther();
});
