import '@/lib/api/browser-call';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { AboutStep } from './about-step';
import { ConfirmStep } from './confirm-step';
import { PushStep } from './push-step';
import type { StepProps } from './step-props';

const done = vi.fn();
const sent: Record<string, unknown>[] = [];
const answer = (path: string, body: object, init: { status?: number; headers?: Record<string, string> } = {}) =>
  mockServer.use(
    http.all(`*/api/${path}`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(body, init);
    }),
  );
const lost = (path: string) => mockServer.use(http.all(`*/api/${path}`, () => HttpResponse.error()));
const props = (some: Partial<StepProps> = {}): StepProps => ({
  site: exampleSite(), member: 5, email: 'anna@vonk.test', message: '', person: null, about: '', interests: ['music', 'sports'], chosen: [], pushKey: null, skip: <span>Overslaan</span>, onDone: done, ...some,
});

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  done.mockClear();
});

describe('a few words about oneself', () => {
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const music = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Muziek' });
  const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Verder' }));

  test('[S03] are saved with the interests that are ticked, and the step is done', async () => {
    answer('profile.php', { profile: { id: 5, name: 'Anna' } });
    renderInDutch(<AboutStep {...props()} />);
    await userEvent.type(words(), 'Ik wandel.');
    await userEvent.click(music());
    await goOn();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(sent).toEqual([{ about: 'Ik wandel.', interests: ['music'] }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('the draft survives a reload and a lost connection, for the same member alone', async () => {
    lost('profile.php');
    const { unmount } = renderInDutch(<AboutStep {...props()} />);
    await userEvent.type(words(), 'Ik wandel.');
    await userEvent.click(music());
    // The call is tried again a few times, each time later.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Verder' }));
    for (let tries = 0; tries < 60 && !screen.queryByRole('alert'); tries++) await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(readText(screen.getByRole('alert'))).toContain('verbinding');
    expect([words().value, music().checked, done.mock.calls.length]).toEqual(['Ik wandel.', true, 0]);
    unmount();
    const again = renderInDutch(<AboutStep {...props()} />);
    expect([words().value, music().checked]).toEqual(['Ik wandel.', true]);
    expect(again.container.textContent).toMatch(/1 gekozen|1/);
    again.unmount();
    renderInDutch(<AboutStep {...props({ member: 6 })} />);
    expect([words().value, music().checked]).toEqual(['', false]);
  });

  test('too long a text is told at its field, which gets the focus; writing on takes the words away', async () => {
    answer('profile.php', { error: { code: 'invalid_input', fields: { about: 'text_too_long' } } }, { status: 422 });
    renderInDutch(<AboutStep {...props()} />);
    await userEvent.type(words(), 'Ik wandel.');
    await goOn();
    await waitFor(() => expect(words().getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(words());
    await userEvent.type(words(), '!');
    expect(words().getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('push messages', () => {
  const stub = (permission: NotificationPermission) => {
    const ask = vi.fn(() => Promise.resolve(permission));
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: () => Promise.resolve(undefined) }, configurable: true });
    return ask;
  };

  test('[S03] the browser’s question comes after a press of the button, never before', async () => {
    const ask = stub('granted');
    renderInDutch(<PushStep {...props({ person: testPerson(7) })} />);
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('[S03] no is an answer: it is said to be fine, and sign-up goes on by itself', async () => {
    stub('denied');
    renderInDutch(<PushStep {...props()} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('status')).toBeTruthy();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 4000 });
  });
});

describe('the address to confirm', () => {
  beforeEach(() => mockServer.use(http.get('*/api/user.php', () => HttpResponse.json({ user: { status: 'not_confirmed' } }))));
  const again = (name: RegExp | string = /opnieuw/i) => screen.getByRole<HTMLButtonElement>('button', { name });
  const minute = async () => {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
  };
  const stopClocks = () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    return userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  };

  test('[S03] the mail can be had again after its minute, and not sooner', async () => {
    const user = stopClocks();
    answer('activate.php', {});
    renderInDutch(<ConfirmStep {...props({ message: 'Dag!', person: testPerson(7) })} />);
    expect(screen.getByText('anna@vonk.test')).toBeTruthy();
    expect(screen.getByText('Dag!')).toBeTruthy();
    expect([again().disabled, again().textContent]).toEqual([true, expect.stringContaining('1:00')]);
    await minute();
    await user.click(again());
    await waitFor(() => expect(sent).toEqual([{ email: 'anna@vonk.test' }]));
    await waitFor(() => expect(again().textContent).toContain('1:00'));
    expect(readText(screen.getByRole('status'))).not.toBe('');
    vi.useRealTimers();
  });

  test('a server that wants a longer pause gets it', async () => {
    const user = stopClocks();
    answer('activate.php', { error: { code: 'too_many_requests' } }, { status: 429, headers: { 'retry-after': '300' } });
    renderInDutch(<ConfirmStep {...props()} />);
    await minute();
    await user.click(again());
    await waitFor(() => expect(again().textContent).toContain('5:00'), { timeout: 15_000 });
    expect(again().disabled).toBe(true);
    vi.useRealTimers();
  });

  test('[V05] another address is asked with the password; what is wrong is told at its field, and what was typed stays', async () => {
    answer('mail-change.php', { error: { code: 'invalid_input', fields: { email: 'email_taken', password: 'old_password' } } }, { status: 422 });
    renderInDutch(<ConfirmStep {...props()} />);
    fireEvent.click(screen.getByRole('link', { name: 'Ander adres' }));
    const [email, password] = [screen.getByLabelText<HTMLInputElement>('Nieuw e-mailadres'), screen.getByLabelText<HTMLInputElement>('Je wachtwoord')];
    await userEvent.type(email, 'anna@goed.test');
    await userEvent.type(password, 'regen');
    await userEvent.click(screen.getByRole('button', { name: 'Adres wijzigen' }));
    expect(await screen.findByText('Dit e-mailadres heeft al een account op deze site.')).toBeTruthy();
    expect(screen.getByText('Controleer je oude wachtwoord.')).toBeTruthy();
    expect([email.value, password.value]).toEqual(['anna@goed.test', 'regen']);
    answer('mail-change.php', {});
    await userEvent.click(screen.getByRole('button', { name: 'Adres wijzigen' }));
    await waitFor(() => expect(screen.queryByLabelText('Nieuw e-mailadres')).toBeNull());
    expect(sent.at(-1)).toEqual({ email: 'anna@goed.test', password: 'regen' });
    expect(screen.getAllByText('anna@goed.test').length).toBeGreaterThan(0);
  });
});
