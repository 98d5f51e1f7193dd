// What jsdom lacks of a browser and screens rely on, and a clean document after each test.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
// Code that a screen asked for may still be on its way when the last test ends: it finds its document yet.
afterAll(() => vi.dynamicImportSettled());

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const quietMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

/** Sets what is missing only: the day jsdom brings it, jsdom's own is used. */
const provide = (target: object, members: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(members)) {
    if (Reflect.get(target, name) === undefined) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
};

provide(window, { matchMedia: quietMedia, IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
// jsdom has this one, but it only complains.
window.scrollTo = () => undefined;
provide(navigator, { sendBeacon: () => true });
provide(Element.prototype, { scrollIntoView() {}, scrollTo() {}, animate: () => ({ finished: Promise.resolve(), cancel() {} }) });

const openDialog = function (this: HTMLDialogElement) {
  this.open = true;
};
provide(HTMLDialogElement.prototype, {
  show: openDialog,
  showModal: openDialog,
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  },
});

const popover = (element: HTMLElement, newState: 'open' | 'closed') => {
  const oldState = element.dataset.popoverState ?? 'closed';
  element.dataset.popoverState = newState;
  element.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
};
provide(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    popover(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    popover(this, 'closed');
  },
  togglePopover(this: HTMLElement) {
    popover(this, this.dataset.popoverState === 'open' ? 'closed' : 'open');
  },
});
