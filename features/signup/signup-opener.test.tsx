import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import messages from '@/locales/nl.json';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { SignupOpener } from './signup-opener';

const asked: string[] = [];
let sentTo: string | undefined;

// Its code takes a slow machine longer than a dialog is waited for.
beforeAll(() => import('./signup-modal'));
beforeEach(() => {
  asked.length = 0;
  sentTo = undefined;
  vi.stubGlobal('innerWidth', 1440);
  mockServer.use(
    http.get('*/forms/signup', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('member') ?? '');
      return HttpResponse.json({ locale: 'nl', messages, site: exampleSite(), start: { person: testPerson(7), values: {}, sentTo }, interests: [], wishes: [], pushKey: null });
    }),
  );
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const open = async (path: string, href: string) => {
  window.history.replaceState(null, '', path);
  render(
    <>
      <a href={href}>Aanmelden</a>
      <SignupOpener page="/signup" />
    </>,
  );
  await userEvent.click(screen.getByText('Aanmelden'));
  await waitFor(() => expect(document.querySelector('dialog.signup-dialog')).not.toBeNull());
};
const address = () => window.location.pathname + window.location.search;

test.each([
  ['the link names', '/', '/signup?member=7', '/signup?member=7'],
  ['the page is about', '/members/7', '/signup', '/signup?member=7'],
  ['the link names on another’s page', '/members/8', '/signup?member=7', '/signup?member=7'],
])('[S02] a reload of the modal is about the member whom %s', async (_, path, href, now) => {
  await open(path, href);
  expect([address(), asked]).toEqual([now, ['7']]);
});

test('[S02] once only the mail goes on, the modal is closed by Escape, or by its button', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog.signup-dialog')!;
  const escape = () => dialog().dispatchEvent(new Event('cancel', { cancelable: true })) && dialog().close();
  sentTo = 'anna@gmail.com';
  await open('/', '/signup');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('anna@gmail.com'));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(back).toHaveBeenCalledTimes(1);
  escape();
  expect([dialog().open, back.mock.calls.length]).toEqual([false, 2]);
});

test('[S02] where only the mail goes on, the head says that; another address brings the form back, which Escape does not close', async () => {
  sentTo = 'anna@gmail.com';
  await open('/', '/signup');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.signup-dialog')!;
  await waitFor(() => expect(within(dialog).getAllByRole('heading', { level: 2 }).map(({ id, textContent }) => [id, textContent])).toEqual([['signup-title', 'Bevestig je e-mailadres']]));
  expect(dialog.textContent).not.toContain('Stap 1 van');
  await userEvent.click(screen.getByRole('button', { name: 'Ander adres' }));
  await waitFor(() => expect(dialog.textContent).toContain('Stap 1 van'));
  expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toContain('eerste bericht');
  expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
});

test('[S02] while it is filled in, Escape does not close it', async () => {
  await open('/', '/signup');
  const dialog = document.querySelector<HTMLDialogElement>('dialog.signup-dialog')!;
  expect([dialog.open, dialog.dispatchEvent(new Event('cancel', { cancelable: true }))]).toEqual([true, false]);
});

test('[S02] where nobody is meant the address says nobody', async () => {
  await open('/members', '/signup');
  expect([address(), asked]).toEqual(['/signup', ['']]);
});

describe('the form of a lander', () => {
  const sent: string[] = [];
  /** jsdom sends no form by itself. */
  const submitted = vi.fn();
  const start = (answer: () => Response) => mockServer.use(http.post('*/forms/start', async ({ request }) => (sent.push(await request.text()), answer())));
  const press = async (member?: number) => {
    window.history.replaceState(null, '', '/landers/gallery/de');
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitted);
    const { container } = render(
      <>
        <form method="post" action="/forms/start">
          <input type="hidden" name="lander" value="gallery" />
          <input type="hidden" name="slug" value="de" />
          {member ? <input type="hidden" name="member" value={member} /> : null}
          <input type="checkbox" name="wish" value="12" defaultChecked />
          <input type="checkbox" name="wish" value="15" defaultChecked />
          <button>Verder</button>
        </form>
        <SignupOpener page="/signup" start="/forms/start" />
      </>,
    );
    const form = container.querySelector('form')!;
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  beforeEach(() => {
    sent.length = 0;
    submitted.mockClear();
  });

  test('[S02] opens sign-up over the lander on a desktop, once what was chosen is handed over; nothing of it stands in the address', async () => {
    const real = window.fetch;
    // A redirect that is not followed shows nothing of itself; msw has no such answer.
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => (init?.redirect === 'manual' ? (sent.push(String(init.body)), Promise.resolve({ type: 'opaqueredirect' })) : real(input, init)));
    expect(await press()).toBe(true);
    await waitFor(() => expect(document.querySelector('dialog.signup-dialog')).not.toBeNull());
    expect([sent, address()]).toEqual([['lander=gallery&slug=de&wish=12&wish=15'], '/signup?slug=de']);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('[S02] is opened by a link that the lander lets go, and not by one in whose place it sends its form', async () => {
    const way = '/signup?slug=de';
    window.history.replaceState(null, '', '/landers/tinderswipe');
    render(
      <>
        <div ref={(deck) => deck?.addEventListener('click', (event) => event.preventDefault())}>
          <a href={way}>Aus dem Spiel</a>
        </div>
        <a href={way}>Anmelden</a>
        <SignupOpener page="/signup" start="/forms/start" />
      </>,
    );
    await userEvent.click(screen.getByText('Aus dem Spiel'));
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByText('Anmelden'));
    await waitFor(() => expect(document.querySelector('dialog.signup-dialog')).not.toBeNull());
    expect(address()).toBe(way);
  });

  test('[S02] is sent as a form where that did not work', async () => {
    start(() => new HttpResponse(null, { status: 429 }));
    expect(await press()).toBe(true);
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(document.querySelector('dialog.signup-dialog')).toBeNull();
  });

  test('[S02] is a form on a phone, and where it is for one member', async () => {
    expect(await press(7)).toBe(false);
    vi.stubGlobal('innerWidth', 390);
    expect(await press()).toBe(false);
    expect(sent).toEqual([]);
  });
});
