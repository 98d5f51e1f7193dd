import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { SignupForm } from './signup-form';
import { answer, done, field, fill, goOnTo, refuse, sent, show, submit, titles } from './testing/shown-form';

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  done.mockClear();
});

test('the form works without script, and managers of passwords know it', () => {
  const { container } = show({ person: testPerson(7), formKey: 'c0ffee' });
  const form = container.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/forms/signup']);
  expect(['member', 'key'].map((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value)).toEqual(['7', 'c0ffee']);
  expect([field('E-mailadres').autocomplete, field('Wachtwoord').autocomplete]).toEqual(['email', 'new-password']);
});

test('[E03] [S03] the draft is sent: e-mail, name, password, date of birth and the first message', async () => {
  answer({ user: { id: 5, email: 'anna@gmail.com' }, mail_sent: true });
  show({ person: testPerson(7), values: { signup_message: 'Dag!' } });
  await fill();
  await submit();
  await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ email: 'anna@gmail.com', message: 'Dag!' })));
  expect(sent[0]).toMatchObject({ email: 'anna@gmail.com', name: 'Anna', password: 'zon achter de wolken', date_of_birth: '1990-03-14', signup_message: 'Dag!', member: 7, language: 'nl' });
  expect(sessionStorage.getItem('signup-draft')).toBeNull();
});

test('who one is, once said, can be taken back: then nothing is sent of it', async () => {
  answer({ user: { id: 5, email: 'anna@gmail.com' } });
  show();
  await fill();
  const say = (name: string) => userEvent.click(screen.getByRole('radio', { name, hidden: true }));
  await say('Vrouw');
  await say('Zeg ik liever niet');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('gender');
});

test('[E09] where the visitor came from goes along, for whatever server answers', async () => {
  document.cookie = 'tracking=network=spring&sub1=7; Path=/';
  answer({ user: { id: 5, email: 'anna@gmail.com' } });
  show();
  await fill();
  await submit();
  await waitFor(() => expect(sent[0]).toMatchObject({ tracking: { network: 'spring', sub1: '7' } }));
  document.cookie = 'tracking=; Max-Age=0; Path=/';
});

test('a lost connection is told at once, and nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  await fill();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('verbinding');
  expect([sent, field('Profielnaam').value]).toEqual([[], 'Anna']);
  vi.restoreAllMocks();
});

test.each(['language', 'gender', 'looking_for'])('a fault of something that has no place in the form is told above it, with all that was typed kept: %s', async (name) => {
  refuse({ code: 'invalid_input', fields: { [name]: 'invalid' } }, 400);
  show();
  await fill();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Er klopt iets niet in wat je hebt ingevuld.');
  expect(field('Profielnaam').value).toBe('Anna');
});

test('pressed again unchanged after an answer that was lost it is the same sign-up, changed it is another', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const keys: (string | null)[] = [];
  mockServer.use(
    http.post('*/api/signup.php', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 4 ? HttpResponse.text('<br>') : HttpResponse.json({ user: { id: 5, email: 'anna@gmail.com' }, mail_sent: true });
    }),
  );
  show();
  await fill();
  const press = async (times: number) => {
    await submit();
    await waitFor(() => expect(keys).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Verder' }).getAttribute('aria-busy')).toBeNull());
  };
  await press(1);
  await press(2);
  await userEvent.type(field('Wachtwoord'), '!');
  await press(3);
  await submit();
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  const [first, second, third, fourth] = keys;
  expect([first === second, second === third, third === fourth, /^[\w-]{16,100}$/.test(first!)]).toEqual([true, false, true, true]);
});

test('[E03] what was typed survives a reload, but for the password', async () => {
  const { unmount } = show();
  await fill();
  unmount();
  show();
  expect(['E-mailadres', 'Profielnaam', 'Dag', 'Maand', 'Jaar', 'Wachtwoord'].map((name) => field(name).value)).toEqual(['anna@gmail.com', 'Anna', '14', '3', '1990', '']);
});

test.each([
  ['[V01] a profile name equal to the e-mail', { name: 'name_is_email' }, 'Profielnaam', 'Je profielnaam moet anders zijn dan je e-mailadres'],
  ['[V01] a profile name that begins with @', { name: 'name_at' }, 'Profielnaam', 'Je profielnaam mag niet beginnen met een @'],
  ['[V02] an e-mail that is none', { email: 'email_invalid' }, 'E-mailadres', 'Ongeldige e-mail'],
  ['[V03] a date that does not exist', { date_of_birth: 'birth_date_invalid' }, 'Dag', 'Ongeldige geboortedatum.'],
  ['[V03] a fifteen-year-old', { date_of_birth: 'birth_date' }, 'Dag', 'Vul uw geboortedatum in (18+ jaar)'],
  ['a password from the lists', { password: 'password_common' }, 'Wachtwoord', 'Dit wachtwoord staat op lijsten van gelekte wachtwoorden. Kies een ander.'],
])('%s is refused at its field, which gets the focus', async (_, fields, label, words) => {
  refuse({ code: 'invalid_input', fields, params: { min_age: 18 } });
  show();
  await fill();
  await submit();
  expect((await screen.findByText(words)).closest('.field')!.contains(field(label))).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  expect(field('E-mailadres').value).toBe('anna@gmail.com');
});

test('[S03] [V03] each screen is looked at when one goes on, all at once; what comes later says nothing yet', async () => {
  show();
  await submit();
  expect(await screen.findByText('Vul dit veld in.')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mailadres'));
  await userEvent.type(field('E-mailadres'), 'anna@gmail.com');
  await goOnTo(titles[0]);
  await goOnTo(titles[1]);
  expect(document.activeElement?.textContent).toBe(titles[1]);
  expect(screen.queryByText('Vul dit veld in.')).toBeNull();
  await submit();
  expect(await screen.findByText('Vul uw geboortedatum in (18+ jaar)')).toBeTruthy();
  expect(screen.getByText('Vul dit veld in.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: titles[1] })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[S03] [E03] back by the button and by the browser is the screen before, with all that was typed', async () => {
  renderInDutch(<SignupForm site={exampleSite()} start={{ person: null, values: {} }} back="/signup" />);
  expect(screen.queryByRole('button', { name: 'Terug' })).toBeNull();
  await userEvent.type(field('E-mailadres'), 'anna@gmail.com');
  await goOnTo(titles[0]);
  await goOnTo(titles[1]);
  await userEvent.type(field('Profielnaam'), 'Anna');
  window.history.back();
  expect(await screen.findByRole('heading', { name: titles[0] })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  expect([field('E-mailadres').value, field('Profielnaam').value]).toEqual(['anna@gmail.com', 'Anna']);
});

test('[S03] a form that went on without script comes back with the screen that is next', () => {
  show({ screen: 'profile', values: { email: 'anna@gmail.com' } });
  expect(screen.getByRole('heading', { name: titles[1] })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Terug' }).getAttribute('value')).toBe('you');
  expect(document.querySelector<HTMLInputElement>('[name=screen]')!.value).toBe('profile');
});

test('[V02] a slip in the address is offered mended', async () => {
  show();
  await userEvent.type(field('E-mailadres'), 'jan@gmial.com');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'jan@gmail.com' }));
  expect(field('E-mailadres').value).toBe('jan@gmail.com');
});

test('[V02] who goes on at once sees the slip first, and goes on with the address as it is all the same', async () => {
  show();
  await userEvent.type(field('E-mailadres'), 'jan@gmial.com');
  await submit();
  expect(await screen.findByRole('button', { name: 'jan@gmail.com' })).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mailadres'));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await goOnTo(titles[0]);
  expect(field('E-mailadres').value).toBe('jan@gmial.com');
});

test('[V02] a suggestion that was there to be read holds nobody up', async () => {
  show();
  await userEvent.type(field('E-mailadres'), 'jan@gmial.com');
  await userEvent.tab();
  await screen.findByRole('button', { name: 'jan@gmail.com' });
  const later = performance.now() + 2_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await goOnTo(titles[0]);
});

test('[V02] what is written on takes the suggestion away at once: nothing moves under the press that follows', async () => {
  show();
  await userEvent.type(field('E-mailadres'), 'jan@gmial.com');
  await userEvent.tab();
  await screen.findByRole('button', { name: 'jan@gmail.com' });
  await userEvent.type(field('E-mailadres'), 'x');
  expect(screen.queryByRole('button', { name: 'jan@gmail.com' })).toBeNull();
});

test('[X05] an address with an account leads to login', async () => {
  refuse({ code: 'account_exists' }, 409);
  show();
  await fill();
  await submit();
  expect(await screen.findByText('Dit e-mailadres heeft al een account op deze site.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
});

test('[X05] an account that waits to be deleted: until when, and the way back', async () => {
  refuse({ code: 'account_pending_deletion', params: { date: '2026-12-02' } }, 409);
  mockServer.use(http.post('*/api/reactivate.php', () => HttpResponse.json({})));
  show();
  await fill();
  await submit();
  expect(await screen.findByText('Dit account wordt op 2 december 2026 verwijderd.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stuur de herstellink' }));
  expect(await screen.findByText('De herstellink is onderweg. Kijk in je e-mail.')).toBeTruthy();
});

test.each([
  ['[V01] somebody else’s address as a name', { name: 'bert@vonk.test' }, 'Profielnaam', 'Je profielnaam moet anders zijn dan je e-mailadres'],
  ['[V03] a child', { year: String(new Date().getFullYear() - 15) }, 'Dag', 'Vul uw geboortedatum in (18+ jaar)'],
] as [string, { name?: string; year?: string }, string, string][])('%s is told on its screen when one goes on', async (_, { name = 'Anna', year = '1990' }, label, words) => {
  show({ screen: 'profile', values: { email: 'anna@gmail.com' } });
  await userEvent.type(field('Profielnaam'), name);
  for (const [part, value] of [['Dag', '14'], ['Maand', '3'], ['Jaar', year]] as const) await userEvent.selectOptions(field(part), value);
  await submit();
  expect((await screen.findByText(words)).closest('.field')!.contains(field(label))).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  expect(screen.getByRole('heading', { name: titles[1] })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[S03] who comes for nobody can choose one of a few people, fictional profiles labelled, or nobody', async () => {
  answer({ user: { id: 5, email: 'anna@gmail.com' }, mail_sent: true });
  const people = [testPerson(7), { ...testPerson(8), fictional: true }];
  show({ people });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nog niemand' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Meteen iemand schrijven?'));
  const choices = screen.getByRole('group', { name: 'Aan wie?' });
  expect(choices.textContent).toContain('Fysiek contact niet mogelijk');
  await userEvent.click(choices.querySelector('[value="7"]')!);
  await userEvent.type(field('Je bericht'), 'Dag!');
  await fill();
  await submit();
  await waitFor(() => expect(done).toHaveBeenCalledWith(expect.objectContaining({ message: 'Dag!', person: people[0] })));
  expect(sent[0]).toMatchObject({ member: 7, signup_message: 'Dag!' });
});

test('[S03] where whom one chose is offered no more, nobody is chosen and the message stays', () => {
  show({ people: [testPerson(7)], values: { signup_message: 'Dag!', member: '9' }, faults: { name: 'name_at' } });
  expect([screen.getByRole<HTMLInputElement>('radio', { name: 'Nog niemand' }).checked, field('Je bericht').value]).toEqual([true, 'Dag!']);
});

test('the terms open beside the form, which stays as it is, and the link says so', () => {
  show();
  const terms = screen.getByRole('link', { name: /voorwaarden\s*\(opent in een nieuw tabblad\)/ });
  expect([terms.getAttribute('href'), terms.getAttribute('target'), terms.getAttribute('rel')]).toEqual(['/pages/terms', '_blank', 'noopener']);
});

test('[S03] a message whose member is gone stays, and says so', () => {
  show({ people: [testPerson(7)], values: { signup_message: 'Dag!' }, faults: { signup_message: 'receiver_gone' } });
  expect(screen.getByText('Dit lid is niet meer te bereiken. Kies iemand anders of haal de tekst weg.')).toBeTruthy();
  expect(field('Je bericht').value).toBe('Dag!');
  expect(document.activeElement).toBe(field('Je bericht'));
});
