import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import type { ComplaintFlash } from './complaint-flash';
import { ComplaintScreen } from './complaint-screen';
import { UnreadScreen } from './unread-screen';

const site = exampleSite({ supportPhone: '+31 20-123 45 67' });
const show = (flash: ComplaintFlash = null, email?: string, member?: number) => renderInDutch(<ComplaintScreen site={site} flash={flash} formKey="c0ffee" email={email} member={member} />);
const sent = vi.fn();

// What the browser would post; jsdom posts nothing.
function post(this: HTMLFormElement) {
  sent(Object.fromEntries(new FormData(this) as never));
}

beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(post);
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Klacht versturen' }));
const email = () => screen.getByLabelText<HTMLInputElement>('E-mailadres');
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Wat is er gebeurd?');

describe('[S17][R08] the complaint', () => {
  test('is a form that works without script, and says what happens next', () => {
    const { container } = show();
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/forms/complaint']);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByText('Je krijgt meteen een nummer, en binnen 14 dagen antwoord van een mens.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+31 20-123 45 67' }).getAttribute('href')).toBe('tel:+31201234567');
  });

  test('what is missing is said at its field, in the reader’s language, and nothing is sent', async () => {
    show();
    await userEvent.type(email(), 'jan@vonk');
    await send();
    await waitFor(() => expect(screen.getAllByRole('alert').map(readText)).toEqual(['Vul dit veld in.', 'Ongeldige e-mail', 'Vul dit veld in.']));
    expect(email().value).toBe('jan@vonk');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Een lid' })));
    expect(sent).not.toHaveBeenCalled();
  });

  test('a whole one is sent once, with all that was typed', async () => {
    show(null, 'jasper@gmail.com');
    await userEvent.click(screen.getByRole('radio', { name: 'Betaling' }));
    await userEvent.type(screen.getByLabelText('Bestelnummer of profielnaam'), 'A-20377');
    await userEvent.type(text(), 'Dubbel betaald.');
    expect(screen.getByText('15 / 2000')).toBeTruthy();
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent).toHaveBeenCalledExactlyOnceWith({ language: 'nl', key: 'c0ffee', topic: 'payment', email: 'jasper@gmail.com', about: 'A-20377', text: 'Dubbel betaald.' });
    expect(screen.getByRole('button', { name: /Bezig/ })).toBeTruthy();
  });

  test('without a connection nothing is lost: it is said in sight at each press, and the form stands as it was', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const inSight: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      inSight.push(this);
    });
    show(null, 'jasper@gmail.com');
    await userEvent.click(screen.getByRole('radio', { name: 'Privacy' }));
    await userEvent.type(text(), 'Mijn foto staat er nog.');
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('De verbinding viel weg. Alles wat je invulde staat er nog; probeer het zo opnieuw.'));
    await waitFor(() => expect(inSight).toEqual([screen.getByRole('alert')]));
    await send();
    await waitFor(() => expect(inSight).toHaveLength(2));
    expect(text().value).toBe('Mijn foto staat er nog.');
    expect(sent).not.toHaveBeenCalled();
  });

  test('what was typed survives a reload, for the same member alone, until it has arrived', async () => {
    const first = show(null, 'jasper@gmail.com', 5);
    await userEvent.click(screen.getByRole('radio', { name: 'Privacy' }));
    await userEvent.type(text(), 'Mijn foto.');
    first.unmount();
    const again = show(null, 'jasper@gmail.com', 5);
    expect([text().value, screen.getByRole<HTMLInputElement>('radio', { name: 'Privacy' }).checked]).toEqual(['Mijn foto.', true]);
    expect(screen.getByText('10 / 2000')).toBeTruthy();
    again.unmount();
    const other = show(null, 'kofi@gmail.com', 6);
    expect(text().value).toBe('');
    other.unmount();
    show({ error: '', values: { number: 'K-1', email: 'jasper@gmail.com' } }, 'jasper@gmail.com', 5);
    expect(sessionStorage).toHaveLength(0);
  });

  test('a slip in the address is offered mended', async () => {
    show();
    await userEvent.type(email(), 'jasper@gmial.com');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'jasper@gmail.com' }));
    await waitFor(() => expect(email().value).toBe('jasper@gmail.com'));
  });

  test('what the server refused comes back with everything in its place', () => {
    show({ error: 'err.invalid_input', values: { topic: 'content', email: 'x@y', about: 'Noor', text: 'Lang verhaal', 'wrong.email': 'email_invalid' } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Foto of tekst' }).checked).toBe(true);
    expect([email().value, text().value, screen.getByLabelText<HTMLInputElement>('Bestelnummer of profielnaam').value]).toEqual(['x@y', 'Lang verhaal', 'Noor']);
    expect(screen.getAllByRole('alert').map(readText)).toEqual(['Ongeldige e-mail']);
  });

  test('what is wrong with no field in particular stands above them', () => {
    show({ error: 'err.too_many_requests', values: { topic: 'other', email: 'x@y.nl', about: '', text: 'Nog een keer' } });
    expect(readText(screen.getByRole('alert'))).toContain('Dat ging te snel achter elkaar.');
    expect(text().value).toBe('Nog een keer');
  });
});

describe('[S17] the receipt', () => {
  test('has the number, whom the mail went to, and by when there is an answer', () => {
    show({ error: '', values: { number: 'K-2026-00417', email: 'jasper@gmail.com', receivedAt: '2026-11-21T13:06:00Z', answerDays: '14' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We hebben je klacht ontvangen');
    expect(screen.getByText('K-2026-00417')).toBeTruthy();
    expect(screen.getByText('Bewaar dit nummer. De bevestiging is gestuurd naar jasper@gmail.com.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(readText)).toEqual(['Ontvangen21 november 2026, 14:06', 'In behandelingEen medewerker leest je klacht', 'AntwoordUiterlijk 5 december 2026']);
    expect(screen.queryByRole('button', { name: 'Klacht versturen' })).toBeNull();
  });

  test('the number can be copied', async () => {
    const user = userEvent.setup();
    show({ error: '', values: { number: 'K-1', email: 'a@b.nl' } });
    await user.click(screen.getByRole('button', { name: 'Kopieer nummer' }));
    expect(await navigator.clipboard.readText()).toBe('K-1');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Gekopieerd'));
    expect(readText(screen.getAllByRole('listitem').at(-1)!)).toBe('AntwoordPer e-mail');
  });
});

describe('[S17][E05] where nobody would read a complaint', () => {
  const company = { name: 'Voorbeeld B.V.', address: 'Straat 1, 3511 AA', city: 'Utrecht', country: 'NL', tradenames: [], vat_numbers: [] };

  test('there is no form and no promise of an answer: it says so, and names the company by post, telephone and mail', () => {
    const { container } = renderInDutch(<UnreadScreen site={exampleSite({ supportPhone: '+31 20-123 45 67', supportEmail: 'support@vonk.test' })} company={company} />);
    expect(container.querySelector('form')).toBeNull();
    // Of a form that is not there nothing is said.
    expect(readText(container)).not.toContain('formulier');
    for (const words of ['Hier leest op dit moment niemand klachten', 'Voorbeeld B.V., Straat 1, 3511 AA, Utrecht, Nederland']) expect(readText(container)).toContain(words);
    expect(readText(container)).not.toMatch(/14 dagen/);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:+31201234567', 'mailto:support@vonk.test']);
  });

  test('a company that says nothing of itself is not made up', () => {
    const { container } = renderInDutch(<UnreadScreen site={exampleSite({ supportPhone: undefined, supportEmail: undefined })} company={{ tradenames: [], vat_numbers: [] }} />);
    expect([container.querySelector('ul'), readText(container)]).toEqual([null, expect.stringContaining('Probeer het later opnieuw.')]);
  });
});
