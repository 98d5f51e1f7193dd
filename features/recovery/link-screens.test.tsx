import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { person } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { ActivatedScreen } from './activated-screen';
import { LinkActionScreen } from './link-action-screen';
import { LinkDoneScreen } from './link-done-screen';
import { mailProvider } from './mail-provider';

const sanne = person.parse({ id: 7, name: 'Sanne', age: 31, city: 'Utrecht', fictional: true, online: true });
const show = (props: Partial<Parameters<typeof ActivatedScreen>[0]> = {}) =>
  renderInDutch(<ActivatedScreen site={exampleSite()} signedIn premium={false} state={null} {...props} />);

test('[R15] [B04] [P02] a confirmed address: the account is active, and a free member is told of 2 conversations', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Je account is actief');
  expect(readText(screen.getByText(/gratis lid/))).toBe('Als gratis lid kun je 2 gesprekken beginnen. Berichten kosten credits; de prijs staat bij de knop.');
  expect(screen.getByRole('link', { name: 'Kijk wie er is' }).getAttribute('href')).toBe('/members');
});

test('the first message has gone: to whom, what, and the way into the conversation', () => {
  show({ state: { open_steps: ['photo'], message: { text: 'Salsa op dinsdag?', member: sanne, sent: true, conversation_id: 12 } } });
  expect(screen.getByText('Je e-mailadres is bevestigd. Je eerste bericht is zojuist verstuurd.')).toBeTruthy();
  expect(screen.getByText('Salsa op dinsdag?')).toBeTruthy();
  expect(screen.getByText('Verstuurd')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar mijn gesprek' }).getAttribute('href')).toBe('/chats/12');
  expect(screen.getByRole('link', { name: 'Profiel aanvullen' }).getAttribute('href')).toBe('/complete-signup');
});

test('[A05] a fictional profile that the first message is for is labelled here too, and never online', () => {
  const { container } = show({ state: { open_steps: [], message: { text: 'Hoi', member: sanne, sent: true, conversation_id: 12 } } });
  expect(readText(container)).toContain('Fictief profiel');
  expect(readText(container)).toContain('Fysiek contact niet mogelijk');
  expect(readText(container)).not.toContain('online');
});

test('a message for which the credits did not suffice is kept, and said to be', () => {
  show({ state: { open_steps: [], message: { text: 'Hoi', member: sanne, sent: false } } });
  expect(screen.getByText(/te weinig credits om het te versturen/)).toBeTruthy();
  expect(screen.getByText('Staat klaar')).toBeTruthy();
});

test('on another browser the way on is the login', () => {
  show({ signedIn: false });
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['mail_change', 'Bevestig je nieuwe e-mailadres', 'Adres bevestigen'],
  ['undo', 'Was jij dit niet?', 'Maak ongedaan'],
  ['return', 'Account terughalen?', 'Haal mijn account terug'],
] as const)('[R16] [T13] %s: looking at the link changes nothing, its button does', (action, title, button) => {
  const { container } = renderInDutch(<LinkActionScreen formKey="c0ffee" action={action} token="abc" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form!;
  expect([form.method, form.getAttribute('action'), Object.fromEntries(new FormData(form))]).toEqual(['post', '/forms/link-action', { action, token: 'abc', key: 'c0ffee' }]);
  expect(container.querySelector('a[href*=abc]')).toBeNull();
});

test.each(['err.link_expired', undefined])('[R16] a link that no longer works says so (%s)', (error) => {
  renderInDutch(<LinkActionScreen formKey="c0ffee" action="mail_change" token={error ? 'abc' : ''} error={error} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deze link werkt niet meer');
  expect(screen.queryByRole('button')).toBeNull();
});

test('[T13] a link that brings an account back no more says what has become of it, and sends nobody to settings', () => {
  const { container } = renderInDutch(<LinkActionScreen formKey="c0ffee" action="return" token="abc" error="err.link_expired" />);
  expect(container.textContent).toContain('Heb je je account al teruggehaald, dan kun je gewoon inloggen.');
  expect(container.textContent).not.toContain('instellingen');
});

test('[R16] the new address is in use; a change taken back asks for a new password', () => {
  renderInDutch(<LinkDoneScreen action="mail_change" email="nieuw@gmail.com" />);
  expect(readText(screen.getByText(/Je logt voortaan in/))).toBe('Je logt voortaan in met nieuw@gmail.com.');
  renderInDutch(<LinkDoneScreen action="undo" />);
  expect(screen.getByRole('link', { name: 'Nieuw wachtwoord kiezen' }).getAttribute('href')).toBe('/reset-password');
});

test.each([
  ['a@gmail.com', 'Gmail'],
  ['a@Hotmail.NL', 'Outlook'],
  ['a@gmx.at', 'GMX'],
  ['a@voorbeeld.nl', undefined],
  ['a@notgmail.com', undefined],
  ['geen adres', undefined],
])('the mail of %s is read at %s', (address, name) => {
  expect(mailProvider(address)?.name).toBe(name);
});
