import '@/lib/api/browser-call';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteMail } from '@/lib/stores/mail-pause';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { AboutStep } from './about-step';
import { CompleteSteps } from './complete-steps';
import { ConfirmStep } from './confirm-step';
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

const isNow = (status: string) => mockServer.use(http.get('*/api/user.php', () => HttpResponse.json({ user: { status } })));

beforeEach(() => {
  sessionStorage.clear();
  isNow('not_confirmed');
  sent.length = 0;
  done.mockClear();
});

test('[T03] who leaves sign-up before the address is confirmed comes to a member’s page that knows it', () => {
  renderInDutch(<CompleteSteps {...props()} step="photo" />);
  expect(screen.getByRole('link', { name: 'Later verder' }).getAttribute('href')).toBe('/members?api_signup_complete=1');
});

test('[S03] where the server sends no push messages the browser is not asked for them, and the step is not counted', () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  const { unmount } = renderInDutch(<CompleteSteps {...props({ pushKey: 'BKey' })} step="push" />);
  expect(readText(document.body)).toContain('Stap 4 van 5');
  unmount();
  renderInDutch(<CompleteSteps {...props({ pushKey: null })} step="push" />);
  expect(readText(document.body)).toContain('Stap 4 van 4');
  expect(screen.getByText('anna@vonk.test')).toBeTruthy();
  vi.unstubAllGlobals();
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

  test('what a form that came back is told of its words stays there, with what was ticked', () => {
    renderInDutch(<AboutStep {...props({ flash: { form: 'signup-about', error: 'err.invalid_input', values: { about: 'Te lang.', interests: 'music', fault: 'text_too_long' } } })} />);
    expect([words().value, words().getAttribute('aria-invalid'), music().checked]).toEqual(['Te lang.', 'true', true]);
    expect(readText(screen.getByRole('alert'))).toContain('2000');
    expect(readText(document.body)).toContain('1 gekozen');
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

describe('the address to confirm', () => {
  const again = (name: RegExp | string = /opnieuw/i) => screen.getByRole<HTMLButtonElement>('button', { name });
  const minute = async () => {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
  };
  const stopClocks = () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    return userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  };

  test('[S03] names no address where the server tells none, and breaks no sentence', () => {
    renderInDutch(<ConfirmStep {...props({ email: '' })} />);
    expect(screen.getByText('Klik op de link in onze e-mail. Deze pagina gaat dan vanzelf verder.')).toBeTruthy();
  });

  test('the mail can be had again after its minute, and not sooner', async () => {
    const user = stopClocks();
    answer('activate.php', {});
    noteMail('activation');
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

  test('a reload goes on with the minute that runs; without one that this tab knows of, as without script, the button can be pressed', async () => {
    stopClocks();
    const first = renderInDutch(<ConfirmStep {...props()} />);
    expect([again().disabled, again().textContent]).toEqual([false, 'Stuur opnieuw']);
    first.unmount();
    noteMail('activation');
    const second = renderInDutch(<ConfirmStep {...props()} />);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    second.unmount();
    const third = renderInDutch(<ConfirmStep {...props()} />);
    expect(again().textContent).toBe('Opnieuw over 0:40');
    third.unmount();
    sessionStorage.clear();
    // The form that was sent without script has just come back.
    const look = (page: HTMLElement) => expect(page.querySelector<HTMLButtonElement>('form.signup-pair button')!.disabled).toBe(false);
    renderInDutch(<ConfirmStep {...props({ flash: { form: 'mail-request', error: '', values: { email: 'anna@vonk.test' } } })} />, look);
    expect(again().textContent).toBe('Opnieuw over 1:00');
    vi.useRealTimers();
  });

  test('[S03] who has confirmed meanwhile goes on at once; who has confirmed before is not asked to', async () => {
    isNow('active');
    const { unmount } = renderInDutch(<ConfirmStep {...props()} />);
    await waitFor(() => expect(done).toHaveBeenCalled());
    unmount();
    vi.stubGlobal('Notification', { permission: 'default' });
    vi.stubGlobal('PushManager', {});
    Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
    renderInDutch(<CompleteSteps {...props({ pushKey: 'BKey' })} step="push" confirmed />);
    expect(readText(document.body)).toContain('Stap 4 van 4');
    expect(screen.getByRole('link', { name: 'Later verder' }).getAttribute('href')).toBe('/signup-matches');
    vi.unstubAllGlobals();
  });

  test('[S03] who has confirmed and cannot have push messages is done, and is not told to confirm', async () => {
    const replace = vi.fn();
    vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/complete-signup'), { replace }));
    renderInDutch(<CompleteSteps {...props()} step="push" confirmed />);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/signup-matches'));
    expect(screen.queryByText('anna@vonk.test')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('[S03] asked whether it is confirmed: not yet, or that nobody can tell without a connection', async () => {
    renderInDutch(<ConfirmStep {...props()} />);
    const check = () => userEvent.click(screen.getByRole('button', { name: 'Ik heb bevestigd' }));
    const said = () => readText(screen.getByRole('status'));
    await check();
    await waitFor(() => expect(said()).toBe('We zien de bevestiging nog niet. Open eerst de link in de e-mail.'));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await check();
    expect(said()).toContain('De verbinding viel weg.');
    online.mockRestore();
    lost('user.php');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Ik heb bevestigd' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(said()).toBe('');
    for (let tries = 0; tries < 60 && !said(); tries++) await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(said()).toContain('De verbinding viel weg.');
    expect(done).not.toHaveBeenCalled();
  });

  test('a server that wants to be left alone is not looked at before', async () => {
    stopClocks();
    const asked = vi.fn();
    mockServer.use(http.get('*/api/user.php', () => (asked(), HttpResponse.json({}, { status: 503, headers: { 'retry-after': '150' } }))));
    renderInDutch(<ConfirmStep {...props()} />);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await minute();
    await minute();
    expect(asked).toHaveBeenCalledOnce();
    await minute();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    vi.useRealTimers();
  });

  test('a server that wants a longer pause gets it', async () => {
    const user = stopClocks();
    answer('activate.php', { error: { code: 'too_many_requests' } }, { status: 429, headers: { 'retry-after': '300' } });
    renderInDutch(<ConfirmStep {...props()} />);
    await user.click(again());
    await waitFor(() => expect(again().textContent).toContain('5:00'), { timeout: 15_000 });
    expect(again().disabled).toBe(true);
    vi.useRealTimers();
  });

  test('the mail to another address is one that this tab knows of: it can be had again after its minute, and a reload goes on with that', async () => {
    const user = stopClocks();
    answer('mail-change.php', {});
    const { unmount } = renderInDutch(<ConfirmStep {...props()} />);
    fireEvent.click(screen.getByRole('link', { name: 'Ander adres' }));
    await user.type(screen.getByLabelText('Nieuw e-mailadres'), 'anna@goed.test');
    await user.type(screen.getByLabelText('Je wachtwoord'), 'regen');
    await user.click(screen.getByRole('button', { name: 'Adres wijzigen' }));
    await waitFor(() => expect(again().textContent).toContain('1:00'));
    expect(again().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    unmount();
    renderInDutch(<ConfirmStep {...props()} />);
    expect(again().textContent).toBe('Opnieuw over 0:40');
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(again().disabled).toBe(false);
    vi.useRealTimers();
  });

  test('[V05] another address is asked with the password; what is wrong is told at its field, and what was typed stays', async () => {
    answer('mail-change.php', { error: { code: 'invalid_input', fields: { email: 'email_taken', password: 'password_wrong' } } }, { status: 422 });
    renderInDutch(<ConfirmStep {...props()} />);
    fireEvent.click(screen.getByRole('link', { name: 'Ander adres' }));
    const [email, password] = [screen.getByLabelText<HTMLInputElement>('Nieuw e-mailadres'), screen.getByLabelText<HTMLInputElement>('Je wachtwoord')];
    await userEvent.type(email, 'anna@goed.test');
    await userEvent.type(password, 'regen');
    await userEvent.click(screen.getByRole('button', { name: 'Adres wijzigen' }));
    expect(await screen.findByText('Dit e-mailadres heeft al een account op deze site.')).toBeTruthy();
    expect(screen.getByText('Dit wachtwoord klopt niet.')).toBeTruthy();
    expect([email.value, password.value]).toEqual(['anna@goed.test', 'regen']);
    answer('mail-change.php', {});
    await userEvent.click(screen.getByRole('button', { name: 'Adres wijzigen' }));
    await waitFor(() => expect(screen.queryByLabelText('Nieuw e-mailadres')).toBeNull());
    expect(sent.at(-1)).toEqual({ email: 'anna@goed.test', password: 'regen' });
    expect(screen.getAllByText('anna@goed.test').length).toBeGreaterThan(0);
  });
});
