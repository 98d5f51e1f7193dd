import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchShapes } from './page-shapes';

let watching: ReturnType<typeof watchShapes>;
const prevent = (event: Event) => event.preventDefault();
beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/settings');
  document.addEventListener('click', prevent);
  watching = watchShapes();
});
afterEach(() => {
  watching.stop();
  document.removeEventListener('click', prevent);
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const shape = () => document.documentElement.dataset['shape'];
function press(href: string, around = '<div>*</div>', more: MouseEventInit = {}): void {
  document.body.innerHTML = around.replace('*', `<a class="icon-button" href="${href}"><b>on</b></a>`);
  document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
}

test.each([
  ['/members/12', 'profile'], ['/members', 'cards'], ['/members?age=30', 'cards'], ['/likes', 'likes'], ['/likes/matches', 'likes'], ['/chats', 'rows'], ['/chats/4', 'talk'], ['/members/12/chat', 'talk'],
])('%s that lets wait shows its shape, until it is there', (href, drawn) => {
  press(href);
  expect(shape()).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(shape()).toBe(drawn);
  watching.arrived();
  expect(shape()).toBeUndefined();
});

test('a page that comes at once, one without a shape, the same page and another tab show none', () => {
  press('/members/12');
  watching.arrived();
  vi.advanceTimersByTime(1_000);
  expect(shape()).toBeUndefined();
  for (const [href, more] of [['/credits', {}], ['/settings', {}], ['/members/12/report', {}], ['/members/12', { ctrlKey: true }]] as const) {
    press(href, undefined, more);
    vi.advanceTimersByTime(1_000);
    expect(shape(), href).toBeUndefined();
  }
});

test('other filters of the page that is open show none: what stands there is that page', () => {
  history.replaceState(null, '', '/members');
  press('/members?age=40');
  vi.advanceTimersByTime(1_000);
  expect(shape()).toBeUndefined();
});

test('a way back shows none: it goes where the browser knows', () => {
  for (const bar of ['<header class="top-bar">*</header>', '<header class="conversation-head">*</header>']) {
    press('/members', bar);
    vi.advanceTimersByTime(1_000);
    expect(shape()).toBeUndefined();
  }
});

test('a page that is left for another document, or waited for too long, can be used again', () => {
  press('/chats');
  vi.advanceTimersByTime(200);
  window.dispatchEvent(new Event('pagehide'));
  expect(shape()).toBeUndefined();
  press('/chats');
  vi.advanceTimersByTime(14_999);
  expect(shape()).toBe('rows');
  vi.advanceTimersByTime(1);
  expect(shape()).toBeUndefined();
});
