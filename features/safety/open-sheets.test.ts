// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deadLine } from '@/lib/api/testing/dead-line';
import { openSheets } from './open-sheets';

// The checks of a report: their code never comes.
vi.mock('@/components/form/join-drawn-form', () => new Promise(() => undefined));

const page = (inside: string) => `<!doctype html><html><head></head><body><main><article data-sheet data-member="7">${inside}</article></main></body></html>`;
const answer = (html: string) => new Response(html, { headers: { 'content-type': 'text/html' } });

let stop: () => void;
const settled = vi.fn((_sent: boolean) => undefined);
const onSend = vi.fn((_form: HTMLFormElement) => settled);
const onClosed = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  // jsdom knows the element, not what opens it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.body.innerHTML = '<details open><summary>Meer</summary><a href="/members/7/block" data-sheet-link>Blokkeren</a></details><a id="plain" href="#elsewhere">Ergens</a><dialog><div></div></dialog>';
  vi.stubGlobal('fetch', fetched.mockReset());
  for (const each of [settled, onClosed]) each.mockClear();
  stop = openSheets(document.querySelector('dialog')!, document.querySelector('dialog > div')!, { onSend, onClosed });
});
afterEach(async () => {
  if (dialog().open) {
    dialog().close();
    await vi.waitUntil(() => onClosed.mock.calls.length > 0);
  }
  stop();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector('dialog')!;
const click = (selector: string, more: MouseEventInit = {}) => document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

test('a link opens its page as a sheet, with the focus on its title', async () => {
  fetched.mockResolvedValueOnce(answer(page('<h1 id="sheet-title">Noor blokkeren?</h1>')));
  expect(click('[data-sheet-link]')).toBe(false);
  await vi.waitFor(() => expect(dialog().open).toBe(true));
  expect(document.activeElement?.textContent).toBe('Noor blokkeren?');
});

test('a long press or the right button on a card asks what can be done about its member; elsewhere the browser’s own menu comes', async () => {
  document.body.insertAdjacentHTML('beforeend', '<article class="person-card"><a class="photo" href="/members/7"><img></a></article><article class="person-card"><a id="locked" class="photo" href="/credits">Op slot</a></article>');
  const press = (selector: string, more: MouseEventInit = {}) => document.querySelector(selector)!.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...more }));
  expect([press('#plain'), press('#locked'), press('img', { shiftKey: true })]).toEqual([true, true, true]);
  fetched.mockResolvedValueOnce(answer(page('<h1 id="sheet-title">Noor</h1>')));
  expect(press('img')).toBe(false);
  await vi.waitFor(() => expect(dialog().open).toBe(true));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/members/7/more']);
});

test('"back" closes the sheet and leaves the page under it', async () => {
  const at = window.location.href;
  fetched.mockResolvedValueOnce(answer(page('<h1>Noor blokkeren?</h1>')));
  click('[data-sheet-link]');
  await vi.waitFor(() => expect(dialog().open).toBe(true));
  window.history.back();
  await vi.waitFor(() => expect(dialog().open).toBe(false));
  expect(window.location.href).toBe(at);
});

test('a link that is opened in a new tab stays a link', async () => {
  expect(click('[data-sheet-link]', { ctrlKey: true })).toBe(true);
  const arrived = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  expect(click('#plain')).toBe(true);
  await arrived;
  expect(fetched).not.toHaveBeenCalled();
});

test('a form in it is sent once, its answer takes its place, and closing says that something changed', async () => {
  fetched.mockResolvedValueOnce(answer(page('<h1>Noor blokkeren?</h1><form action="/forms/block" method="post"><input name="profile" value="7"><button>Ja</button></form>')));
  click('[data-sheet-link]');
  await vi.waitFor(() => expect(dialog().querySelector('form')).not.toBeNull());
  fetched.mockResolvedValueOnce(answer(page('<h1>Geblokkeerd</h1><a href="/members" data-sheet-close>Klaar</a>')));
  const form = dialog().querySelector('form')!;
  for (let at = 0; at < 2; at++) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(dialog().textContent).toContain('Geblokkeerd'));
  expect(fetched.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1);
  expect(click('[data-sheet-close]')).toBe(false);
  expect(settled.mock.calls).toEqual([[true]]);
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(onClosed).toHaveBeenCalledWith(true, expect.objectContaining({ dataset: expect.objectContaining({ member: '7' }) as object }));
  expect(document.activeElement).toBe(document.querySelector('summary'));
  expect(dialog().textContent).toBe('');
});

test('a form that comes back with what is wrong has changed nothing', async () => {
  const question = '<form action="/forms/block" method="post"><button>Ja</button></form><a href="/members" data-sheet-close>Nee</a>';
  fetched.mockResolvedValueOnce(answer(page(question)));
  click('[data-sheet-link]');
  await vi.waitFor(() => expect(dialog().querySelector('form')).not.toBeNull());
  fetched.mockResolvedValueOnce(answer(page(`<div role="alert">Deze site biedt dit niet aan.</div>${question}`)));
  dialog().querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(dialog().textContent).toContain('niet aan'));
  await vi.waitFor(() => expect(settled.mock.calls).toEqual([[false]]));
  click('[data-sheet-close]');
  await vi.waitFor(() => expect(onClosed.mock.calls[0]?.[0]).toBe(false));
});

describe('a form that gets no answer', () => {
  const form = '<form action="/forms/report" method="post"><textarea name="text"></textarea><button>Melden</button></form><p data-sheet-unanswered hidden>Er kwam geen antwoord.</p>';
  const native = vi.fn();
  const typed = async () => {
    fetched.mockResolvedValueOnce(answer(page(form)));
    click('[data-sheet-link]');
    await vi.waitFor(() => expect(dialog().querySelector('form')).not.toBeNull());
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(native);
    dialog().querySelector('textarea')!.value = 'Vroeg om geld';
  };
  const submit = () => dialog().querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  const alert = () => dialog().querySelector<HTMLElement>('[role=alert]:not([hidden])')?.textContent;
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['because the line is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['but a page that says that the server is away', () => Promise.resolve(new Response('<h1>503</h1>', { status: 503 }))],
  ])('stays in its sheet with what was typed, and says so: %s', async (_why, nothing) => {
    await typed();
    expect(alert()).toBeUndefined();
    fetched.mockImplementationOnce(nothing);
    submit();
    await vi.waitFor(() => expect(alert()).toBe('Er kwam geen antwoord.'));
    expect([dialog().open, dialog().querySelector('textarea')!.value, settled.mock.calls]).toEqual([true, 'Vroeg om geld', [[false]]]);
    expect(native).not.toHaveBeenCalled();

    // It goes with the next press, and the sentence with it.
    fetched.mockResolvedValueOnce(answer(page('<h1>Dank je</h1>')));
    submit();
    expect(alert()).toBeUndefined();
    await vi.waitFor(() => expect(dialog().textContent).toBe('Dank je'));
    expect(fetched.mock.calls.at(-1)).toEqual(['http://localhost:3000/forms/report', expect.objectContaining({ method: 'POST' })]);
  });

  test('on a line that is dead the sheet says so after a while, and the next press goes', async () => {
    await typed();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fetched.mockImplementationOnce(deadLine());
    submit();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(alert()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([alert(), dialog().querySelector('textarea')!.value, settled.mock.calls]).toEqual(['Er kwam geen antwoord.', 'Vroeg om geld', [[false]]]);
    fetched.mockResolvedValueOnce(answer(page('<h1>Dank je</h1>')));
    submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(dialog().textContent).toBe('Dank je');
    vi.useRealTimers();
  });
});

test('a report whose checks do not come in ten seconds is sent without them', async () => {
  fetched.mockResolvedValueOnce(answer(page('<form action="/forms/report" method="post" data-check="report"><button>Melden</button></form>')));
  click('[data-sheet-link]');
  await vi.waitFor(() => expect(dialog().querySelector('form')).not.toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockResolvedValueOnce(answer(page('<h1>Dank je</h1>')));
  dialog().querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(dialog().textContent).toBe('Dank je');
  vi.useRealTimers();
});

test('a sheet that does not come is a link again after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const line = deadLine();
  fetched.mockImplementation(line);
  const link = document.querySelector<HTMLAnchorElement>('[data-sheet-link]')!;
  // jsdom goes nowhere; an address within the page is the one that it follows.
  link.href = '#blokkeren';
  location.hash = '';
  click('[data-sheet-link]');
  await vi.advanceTimersByTimeAsync(9_000);
  click('[data-sheet-link]');
  expect([line.mock.calls.length, location.hash]).toEqual([1, '']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.hash).toBe('#blokkeren');
  click('[data-sheet-link]');
  expect(line).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
