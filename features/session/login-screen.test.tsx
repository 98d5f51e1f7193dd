import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { withoutAnswer } from '@/tests/without-answer';
import { forgetLoginDraft } from '@/lib/stores/login-draft';
import { LoginScreen } from './login-screen';
import { signIn } from './sign-in';
import type { LoginFlash } from './use-login';

const entered = vi.fn();
const otherTab = new BroadcastChannel('session');
const heardElsewhere: unknown[] = [];
otherTab.addEventListener('message', ({ data }: MessageEvent) => heardElsewhere.push(data));

beforeEach(() => {
  entered.mockClear();
  heardElsewhere.length = 0;
  forgetLoginDraft();
  document.cookie = 'locale=; Max-Age=0; Path=/';
  vi.stubGlobal('location', Object.assign(new URL('http://localhost:3000/login'), { replace: entered }));
});

const show = ({ to = '/members', flash = null as LoginFlash, people = [] as Parameters<typeof LoginScreen>[0]['people'] } = {}) =>
  renderInDutch(<LoginScreen site={exampleSite()} to={to} flash={flash} people={people} language={<span>NL</span>} />);

const email = () => screen.getByLabelText<HTMLInputElement>('E-mailadres');
const password = () => screen.getByLabelText<HTMLInputElement>('Wachtwoord');
const logIn = async (address = 'jasper@gmail.com') => {
  await userEvent.type(email(), address);
  await userEvent.type(password(), 'geheim123');
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
};
const answer = (body: object, status = 200, headers: Record<string, string> = {}) =>
  mockServer.use(http.post('*/api/user.php', () => HttpResponse.json(body, { status, headers })));

test('the form works without script: it is posted, and knows where to go', () => {
  const { container } = show({ to: '/chats/3' });
  const form = container.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/forms/login']);
  expect([...form.elements].map((field) => [field.getAttribute('name'), field.getAttribute('type')]).filter(([name]) => name)).toEqual([
    ['to', 'hidden'],
    ['email', 'email'],
    ['password', 'password'],
  ]);
  expect(form.querySelector<HTMLInputElement>('[name=to]')!.value).toBe('/chats/3');
  expect(email().autocomplete).toBe('username');
  expect(password().autocomplete).toBe('current-password');
});

test('[T02] [C05] a member who signs in goes to the page that was asked for, and other tabs hear of it', async () => {
  const bodies: unknown[] = [];
  mockServer.use(
    http.post('*/api/user.php', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ user: { id: 9, credits: 40, language: 'de' } });
    }),
  );
  show({ to: '/chats/3' });
  await logIn();
  await waitFor(() => expect(entered).toHaveBeenCalledWith('/chats/3'));
  expect(bodies).toEqual([{ email: 'jasper@gmail.com', password: 'geheim123' }]);
  expect(document.cookie).toContain('locale=de');
  await waitFor(() => expect(heardElsewhere).toEqual(['login']));
});

test('a language chosen in this browser stays', async () => {
  document.cookie = 'locale=nl; Path=/';
  answer({ user: { id: 9, language: 'de' } });
  show();
  await logIn();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  expect(document.cookie).toContain('locale=nl');
});

test.each([
  ['a refusal with a code', { error: { code: 'login_failed' } }, 401],
  ['a refusal in the server’s own words', { error: 'Onbekend e-mailadres' }, 403],
  ['an answer without a user', { user: false }, 200],
])('[X02] %s: the sentence of the specification, the address kept, the alert in focus', async (_, body, status) => {
  answer(body, status);
  show();
  await logIn();
  const alert = await screen.findByRole('alert');
  expect(readText(alert)).toBe('Login mislukt, probeer opnieuw');
  expect(email().value).toBe('jasper@gmail.com');
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
  expect(entered).not.toHaveBeenCalled();
});

test('[X02] too many tries: the minutes in the sentence, the button locked until then, a new password as the way out', async () => {
  answer({ error: { code: 'locked_out', params: { minutes: 15 } } }, 429, { 'retry-after': '872' });
  show();
  await logIn();
  const alert = await screen.findByRole('alert');
  expect(readText(alert)).toContain('Te veel foute pogingen, account voor 15 min geblokkeerd.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inloggen kan even niet');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Weer mogelijk over 14:32' });
  expect(button.disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Nieuw wachtwoord aanvragen' }).getAttribute('href')).toBe('/reset-password');
});

test('[X02] so it is where a server says no more than how long', async () => {
  answer({}, 429, { 'retry-after': '872' });
  show();
  await logIn();
  expect(readText(await screen.findByRole('alert'))).toContain('Te veel foute pogingen, account voor 15 min geblokkeerd.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weer mogelijk over 14:32' }).disabled).toBe(true);
});

test('[X02] the lock counts down and then lets try again; another address may try at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
  show({ flash: { error: 'err.lockout', params: { minutes: 1 }, values: { email: 'jasper@gmail.com' } } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weer mogelijk over 1:00' }).disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByRole('button', { name: 'Weer mogelijk over 0:59' })).toBeTruthy();
  await user.type(email(), 'x');
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Inloggen' })).disabled).toBe(false);
});

test('[X02] the lock ends by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  show({ flash: { error: 'err.lockout', params: { minutes: 1 }, values: { email: '' } } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Inloggen' })).disabled).toBe(false);
});

test('what the form without script has to say is said, and the address stands', () => {
  show({ flash: { error: 'err.login', values: { email: 'jasper@gmail.com' } } });
  expect(screen.getByRole('alert').textContent).toBe('Login mislukt, probeer opnieuw');
  expect(email().value).toBe('jasper@gmail.com');
});

test('while it works the button is busy and takes no second press', async () => {
  let release = () => {};
  const calls = vi.fn();
  const held = new Promise<void>((resolve) => (release = resolve));
  mockServer.use(
    http.post('*/api/user.php', async () => {
      calls();
      await held;
      return HttpResponse.json({ user: { id: 9 } });
    }),
  );
  show();
  await logIn();
  const busy = await screen.findByRole('button', { name: /Bezig/ });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(busy);
  release();
  await waitFor(() => expect(entered).toHaveBeenCalled());
  expect(calls).toHaveBeenCalledOnce();
});

test('a slip in the address is offered mended, and one press mends it', async () => {
  show();
  await userEvent.type(email(), 'jasper@gmial.com');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'jasper@gmail.com' }));
  expect(email().value).toBe('jasper@gmail.com');
  expect(document.activeElement).toBe(email());
  expect(screen.queryByRole('button', { name: 'jasper@gmail.com' })).toBeNull();
});

test('what was typed outlives the change of language, which draws the form anew', async () => {
  const { unmount } = show();
  await userEvent.type(email(), 'jasper@');
  unmount();
  show();
  expect(email().value).toBe('jasper@');
});

test.each([
  ['/members/7/chat', 'Log in om te chatten.'],
  ['/chats/3', 'Log in om te chatten.'],
  ['/members/7', 'Log in om te chatten, likes te geven, cadeaus te sturen en meer foto’s te zien.'],
  ['/likes', 'Log in om likes te geven en te zien.'],
])('[P01] who was sent here from %s is told why', (to, sentence) => {
  show({ to });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('[P01] who came by the login link is told nothing', () => {
  show({ to: '/members' });
  expect(screen.queryByText(/^Log in om/)).toBeNull();
});

test('on the wall of portraits stands no fictional person, and nobody’s photo on lock', () => {
  const someone = (id: number, more = {}) => person.parse({ id, name: `Lid ${id}`, main_image: { filename: `${id}.webp` }, ...more });
  const { container } = show({ people: [someone(1, { fictional: true }), someone(2, { main_image: { filename: '2.webp', locked: true } }), someone(3), someone(4, { main_image: null }), someone(5)] });
  const walls = [...container.querySelectorAll('.auth-wall, .auth-band')];
  expect(walls.map((wall) => wall.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  for (const wall of walls) expect([...wall.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['3.webp', '5.webp']);
});

test('it leads to a new password, to signing up, and to the rules', () => {
  show();
  expect(screen.getByRole('link', { name: 'Wachtwoord vergeten?' }).getAttribute('href')).toBe('/reset-password');
  expect(screen.getByRole('link', { name: 'Gratis aanmelden' }).getAttribute('href')).toBe('/signup');
  expect(within(document.querySelector('.auth-foot')!).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/pages/terms', '/pages/privacy']);
  expect(screen.getByText('Je blijft 30 dagen ingelogd op dit apparaat.')).toBeTruthy();
});

test('[T15] where one needs an invitation the way to sign-up says so', () => {
  renderInDutch(<LoginScreen site={exampleSite({ signUpOpen: false })} to="/" flash={null} people={[]} language={<span>NL</span>} />);
  expect(screen.getByRole('link', { name: 'Aanmelden met uitnodiging' }).getAttribute('href')).toBe('/signup');
  expect(screen.queryByText(/gratis/i)).toBeNull();
});

test('without a connection it says so, not that the login failed, and the address stays', async () => {
  const told = await withoutAnswer(() => signIn('jasper@gmail.com', 'geheim123'));
  expect(told).toEqual({ key: 'err.offline', params: {} });
  show({ flash: { error: 'err.offline', values: { email: 'jasper@gmail.com' } } });
  expect(readText(screen.getByRole('alert'))).toBe('De verbinding viel weg. Alles wat je invulde staat er nog; probeer het zo opnieuw.');
  expect(email().value).toBe('jasper@gmail.com');
});
