import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import type { SettingsFlash } from './settings-flash';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
const posted = vi.hoisted(() => vi.fn<(action: string, data: FormData) => Promise<string>>());
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('@/lib/api/send-form', () => ({ sendForm: posted }));

let answer: SettingsFlash = null;
const typed = vi.fn();

/** A section as the server draws it, and draws it again once its form has come back. */
function Page({ of: Section, flash: first = null }: { of: ComponentType<{ email: string; flash: SettingsFlash }>; flash?: SettingsFlash }) {
  const [flash, setFlash] = useState(first);
  router.refresh.mockImplementation(() => act(() => setFlash(answer)));
  return <Section email="jan@vonk.test" flash={flash} />;
}

beforeEach(() => {
  answer = null;
  for (const each of [router.push, router.refresh, typed]) each.mockReset();
  posted.mockReset().mockImplementation((_, data) => {
    typed(Object.fromEntries(data as never));
    return Promise.resolve(window.location.pathname);
  });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const said = () => screen.queryAllByRole('alert').map(readText);
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), value);
  }
};
const differ = 'De opgegeven wachtwoorden zijn niet gelijk.';
const short = 'Kies een wachtwoord van minstens 8 tekens.';
const missing = 'Vul dit veld in.';

describe('[V04] [S11] a new password', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
  const right = { 'Oud wachtwoord': 'drie woorden zon', 'Nieuw wachtwoord': 'twee woorden regen', 'Herhaal je wachtwoord': 'twee woorden regen' };

  test('that is short or differs says so once its field is left', async () => {
    renderInDutch(<Page of={PasswordSection} />);
    await userEvent.type(field('Nieuw wachtwoord'), 'kort');
    await userEvent.tab();
    await waitFor(() => expect(said()).toEqual([short]));
    await userEvent.type(field('Nieuw wachtwoord'), ' maar lang');
    await waitFor(() => expect(said()).toEqual([]));
    await userEvent.type(field('Herhaal je wachtwoord'), 'kort');
    await userEvent.tab();
    await waitFor(() => expect(said()).toEqual([differ]));
  });

  test('with faults is not sent: all of them are said at once, and the first is gone to', async () => {
    renderInDutch(<Page of={PasswordSection} />);
    await fill({ 'Herhaal je wachtwoord': 'x' });
    await press();
    await waitFor(() => expect(said()).toEqual([missing, missing, differ]));
    expect(document.activeElement).toBe(field('Oud wachtwoord'));
    expect(posted).not.toHaveBeenCalled();
  });

  test('is sent once where it is right, and leaves an empty form that says nothing of the next one yet', async () => {
    answer = { error: '', values: { form: 'password', done: 'settings.password.done' } };
    renderInDutch(<Page of={PasswordSection} />);
    await fill(right);
    await press();
    await waitFor(() => expect(readText(screen.getByRole('status'))).toContain('Je wachtwoord is gewijzigd.'));
    expect(typed).toHaveBeenCalledExactlyOnceWith({ username: 'jan@vonk.test', old_password: 'drie woorden zon', password: 'twee woorden regen', password_repeat: 'twee woorden regen', end_others: '1' });
    await waitFor(() => expect(Object.keys(right).map((label) => field(label).value)).toEqual(['', '', '']));
    await userEvent.type(field('Nieuw wachtwoord'), 'kort');
    expect(said()).toEqual([]);
  });

  test('that the server refuses is told at its field, twice if need be, with what was typed', async () => {
    answer = { error: '', values: { form: 'password', 'wrong.old_password': 'err.old_password' } };
    renderInDutch(<Page of={PasswordSection} />);
    await fill(right);
    for (const times of [1, 2]) {
      await press();
      await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(said()).toEqual(['Controleer je oude wachtwoord.']));
      await waitFor(() => expect(document.activeElement).toBe(field('Oud wachtwoord')));
    }
    expect(field('Nieuw wachtwoord').value).toBe('twee woorden regen');
    await userEvent.type(field('Oud wachtwoord'), '!');
    await waitFor(() => expect(said()).toEqual([]));
  });
});

describe('[S11] [V05] another e-mail address', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Stuur de bevestigingsmail' }));

  test('is looked at once it is left, and with faults not sent', async () => {
    renderInDutch(<Page of={EmailSection} />);
    await userEvent.type(field('Nieuw e-mailadres'), 'nieuw@nergens');
    await userEvent.tab();
    await waitFor(() => expect(said()).toEqual(['Nieuw e-mailadres invalide.']));
    await press();
    await waitFor(() => expect(said()).toEqual(['Nieuw e-mailadres invalide.', missing]));
    expect(document.activeElement).toBe(field('Nieuw e-mailadres'));
    expect(posted).not.toHaveBeenCalled();
  });

  test('that is taken is told at the field where it still stands; a right one is sent once', async () => {
    answer = { error: '', values: { form: 'email', email: 'bram@vonk.test', 'wrong.email': 'err.email_taken' } };
    renderInDutch(<Page of={EmailSection} />);
    await fill({ 'Nieuw e-mailadres': 'bram@vonk.test', 'Je wachtwoord': 'drie woorden zon' });
    await press();
    await waitFor(() => expect(said()).toEqual(['Dit e-mailadres heeft al een account op deze site.']));
    expect(typed).toHaveBeenCalledExactlyOnceWith({ email: 'bram@vonk.test', password: 'drie woorden zon' });
    expect([field('Nieuw e-mailadres').value, field('Je wachtwoord').value]).toEqual(['bram@vonk.test', 'drie woorden zon']);
  });
});
