import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetLoginDraft, loginDraft } from '@/lib/stores/login-draft';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { withoutAnswer } from '@/tests/without-answer';
import { AccountDeletedScreen } from './account-deleted-screen';
import { ActivationFailedScreen } from './activation-failed-screen';
import { requestMail } from './mail-request';
import { ResetExpiredScreen } from './reset-expired-screen';
import { ResetRequestScreen } from './reset-request-screen';

const asked: unknown[] = [];
const answer = (path: string, body: object, status = 200) =>
  mockServer.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
const email = () => screen.getByRole<HTMLInputElement>('textbox');
const send = async (button: string, address = 'jasper@gmail.com') => {
  await userEvent.type(email(), address);
  await userEvent.click(screen.getByRole('button', { name: button }));
};

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
});

test('[R13] the form works without script: it is posted, and knows which mail is meant', () => {
  const { container } = renderInDutch(<ResetRequestScreen flash={null} discreet={false} />);
  const form = container.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/forms/mail-request']);
  expect(new FormData(form).get('kind')).toBe('reset');
  expect(email().autocomplete).toBe('username');
});

test('[R13] a forgotten password begins with the address that was typed at login, which stands in no address and no storage', () => {
  loginDraft.email = 'jasper@gmail.com';
  renderInDutch(<ResetRequestScreen flash={null} discreet={false} />);
  forgetLoginDraft();
  expect(email().value).toBe('jasper@gmail.com');
  expect([window.location.href.includes('jasper'), sessionStorage.length, localStorage.length]).toEqual([false, 0, 0]);
});

test('[X03] an address without an account is told at the field, in focus, and stays', async () => {
  answer('reset-password.php', { error: { code: 'email_not_found' } }, 404);
  renderInDutch(<ResetRequestScreen flash={null} discreet={false} />);
  await send('Stuur de link');
  expect(readText(await screen.findByRole('alert'))).toBe('E-mailadres niet gevonden');
  expect(email().value).toBe('jasper@gmail.com');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email());
  await userEvent.type(email(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[V02] an address that is none is told at the field, in the reader’s words', async () => {
  answer('reset-password.php', { error: { code: 'invalid_input' } }, 422);
  renderInDutch(<ResetRequestScreen flash={null} discreet={false} />);
  await send('Stuur de link', 'jasper.gmail.com');
  expect(readText(await screen.findByRole('alert'))).toBe('Ongeldige e-mail');
  expect(email().value).toBe('jasper.gmail.com');
});

test('[X03] too many mails: the sentence, no more button today, and the way to support', async () => {
  answer('reset-password.php', { error: { code: 'too_many_resets' } }, 429);
  renderInDutch(<ResetRequestScreen flash={null} discreet={false} />);
  await send('Stuur de link');
  expect(readText(await screen.findByRole('alert', {}, { timeout: 4000 }))).toContain('Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Morgen weer mogelijk' }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Vraag hulp aan support' }).getAttribute('href')).toBe('/pages/service');
});

test('[R13] a mail on its way: to whom, where to read it, and the same mail again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  answer('reset-password.php', {});
  renderInDutch(<ResetRequestScreen flash={null} discreet={false} />);
  await user.type(email(), 'jasper@gmail.com');
  await user.click(screen.getByRole('button', { name: 'Stuur de link' }));
  expect(await screen.findByRole('heading', { name: 'Kijk in je e-mail' })).toBe(document.activeElement);
  expect(readText(screen.getByRole('status'))).toBe('We stuurden een link naar jasper@gmail.com. Die werkt een uur, één keer.');
  expect(screen.getByRole('link', { name: 'Open Gmail' }).getAttribute('href')).toBe('https://mail.google.com/');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stuur opnieuw over 1:00' }).disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await user.click(await screen.findByRole('button', { name: 'Stuur opnieuw' }));
  await waitFor(() => expect(asked).toEqual([{ email: 'jasper@gmail.com' }, { email: 'jasper@gmail.com' }]));
  await user.click(screen.getByRole('button', { name: 'gebruik een ander adres' }));
  expect(email().value).toBe('jasper@gmail.com');
});

test('[R13] without script the mail can be had again, and another address be given: both are forms, and nothing waits', () => {
  const flash = { error: '', values: { email: 'a@b.nl' } };
  const look = (page: HTMLElement) => {
    const form = page.querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action'), Object.fromEntries(new FormData(form) as never)]).toEqual(['post', '/forms/mail-request', { kind: 'reset', email: 'a@b.nl', back: '/reset-password' }]);
    const buttons = [...form.querySelectorAll('button')];
    expect(buttons.map((button) => [readText(button), button.type, button.disabled, button.name])).toEqual([['Stuur opnieuw', 'submit', false, ''], ['gebruik een ander adres', 'submit', false, 'other']]);
  };
  renderInDutch(<ResetRequestScreen flash={flash} discreet={false} />, look);
  // With script its minute runs from here, and on after a reload.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stuur opnieuw over 1:00' }).disabled).toBe(true);
});

test('[R13] a reload goes on with the minute that runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const sent = <ResetRequestScreen flash={{ error: '', values: { email: 'a@b.nl' } }} discreet={false} />;
  const first = renderInDutch(sent);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  first.unmount();
  renderInDutch(sent);
  expect(screen.getByRole('button', { name: 'Stuur opnieuw over 0:40' })).toBeTruthy();
  vi.useRealTimers();
});

test('on a discreet site the answer tells nothing of who has an account', async () => {
  renderInDutch(<ResetRequestScreen flash={{ error: '', values: { email: 'a@b.nl' } }} discreet />);
  expect(readText(screen.getByRole('status'))).toBe('Hoort a@b.nl bij een account, dan is er nu een link onderweg.');
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
});

test('[X03] a link that no longer works says so, and a new one can be asked for on the spot', async () => {
  answer('reset-password.php', {});
  renderInDutch(<ResetExpiredScreen flash={null} discreet={false} />);
  expect(readText(screen.getByRole('alert'))).toContain('Link verlopen of invalide, vraag een nieuwe e-mail aan');
  await send('Stuur een nieuwe link');
  expect(await screen.findByRole('heading', { name: 'Kijk in je e-mail' })).toBeTruthy();
});

test('[X04] [R15] an activation that failed says so, keeps the address, and sends a new mail', async () => {
  answer('activate.php', {});
  renderInDutch(<ActivationFailedScreen used={false} signedIn email="jasper@gmail.com" phone="+31 20-123 45 67" flash={null} discreet={false} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activeren mislukt');
  expect(email().value).toBe('jasper@gmail.com');
  expect(screen.getByRole('link', { name: '+31 20-123 45 67' }).getAttribute('href')).toBe('tel:+31201234567');
  await userEvent.click(screen.getByRole('button', { name: 'Stuur een nieuwe e-mail' }));
  await waitFor(() => expect(asked).toEqual([{ email: 'jasper@gmail.com' }]));
  // The link of the mail before works on.
  expect(readText(await screen.findByRole('status'))).toBe('We stuurden een nieuwe link naar jasper@gmail.com.');
});

test('a link that was used before has not failed: it says that the address was confirmed, leads to the login, and asks for nothing', () => {
  renderInDutch(<ActivationFailedScreen used signedIn={false} flash={null} discreet={false} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Je e-mailadres was al bevestigd');
  expect(screen.getByText('Je kunt gewoon inloggen.')).toBeTruthy();
  expect(screen.queryByText('Activeren mislukt')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a member whose server tells no address is no visitor: the way leads to the members', () => {
  renderInDutch(<ActivationFailedScreen used signedIn flash={null} discreet={false} />);
  expect(screen.getByText(/^Deze link was al gebruikt/)).toBeTruthy();
  expect(screen.queryByText(/is bevestigd/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Kijk wie er is' }).getAttribute('href')).toBe('/members');
  expect(screen.queryByRole('link', { name: /Inloggen/ })).toBeNull();
});

test.each([
  ['with the end of a day, which is named whole', '2026-12-05T23:00:00.000Z', 'zaterdag 5 december 2026', 'Nog 14 dagen', '21 nov – 5 dec'],
  ['in the middle of a day, as another server may have it: the day before is the last whole one', '2026-12-05T12:00:00.000Z', 'vrijdag 4 december 2026', 'Nog 13 dagen', '21 nov – 4 dec'],
])('[T13] [B05] until when everything comes back: %s', (_how, until, last, left, range) => {
  renderInDutch(<AccountDeletedScreen flash={null} discreet={false} left={{ name: 'Jasper', email: 'jasper@gmail.com', until: new Date(until) }} now={new Date('2026-11-21T12:00:00.000Z')} intlLocale="nl-NL" />);
  const words = readText(document.body);
  expect(words).toContain(`Tot en met ${last} is alles terug met één klik.`);
  expect(words).toContain(left);
  expect(words.replace(/\s/g, ' ')).toContain(range);
});

test('[R08] [T13] [B05] after deleting: 14 days to come back, and the recovery mail once more', async () => {
  answer('reactivate.php', {});
  renderInDutch(<AccountDeletedScreen flash={null} discreet={false} left={null} now={new Date('2026-11-21T12:00:00.000Z')} intlLocale="nl-NL" />);
  expect(readText(screen.getByText(/Van gedachten veranderd/))).toBe('Van gedachten veranderd? Tot 14 dagen na het verwijderen is alles terug met één klik.');
  await send('Stuur de herstellink opnieuw');
  expect(readText(await screen.findByRole('status'))).toBe('We stuurden de herstellink naar jasper@gmail.com.');
});

test('a lost connection is told above the form, and what was typed stays', async () => {
  renderInDutch(<ResetRequestScreen flash={{ error: 'err.generic_retry', values: { email: 'a@b.nl' } }} discreet={false} />);
  expect(readText(screen.getByRole('alert'))).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
  expect(email().value).toBe('a@b.nl');
});

test('without a connection it says so, and the address stays', async () => {
  const told = await withoutAnswer(() => requestMail('reset', 'jasper@gmail.com'));
  expect(told).toEqual({ key: 'err.offline', params: {}, atField: false });
  renderInDutch(<ResetRequestScreen flash={{ error: told!.key, values: { email: 'jasper@gmail.com' } }} discreet={false} />);
  expect(readText(screen.getByRole('alert'))).toBe('De verbinding viel weg. Alles wat je invulde staat er nog; probeer het zo opnieuw.');
  expect(email().value).toBe('jasper@gmail.com');
});
