import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { user } from '@/lib/contract/user';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { ConfirmScreen } from './confirm-screen';
import { leavePath, readLeave } from './leave-paths';
import { PartnerScreen } from './partner-screen';
import { ReasonsScreen } from './reasons-screen';
import { doneWays, waysOf } from './ways';
import { WaysScreen } from './ways-screen';

const ways = (more: Partial<Parameters<typeof WaysScreen>[0]> = {}) =>
  renderInDutch(<WaysScreen reason="notices" discount={null} credits={0} done={[]} saved={false} intlLocale="nl-NL" {...more} />);

afterEach(() => vi.useRealTimers());

test('[S10] six reasons, none of them ticked beforehand; skipping is as free as choosing', () => {
  renderInDutch(<ReasonsScreen />);
  const reasons = screen.getAllByRole<HTMLInputElement>('radio');
  expect([reasons.length, reasons.some(({ checked, required }) => checked || required)]).toEqual([6, false]);
  expect(reasons[0]!.form!.method).toBe('get');
  expect(screen.getByRole('link', { name: 'Overslaan' }).getAttribute('href')).toBe('/settings/delete?step=confirm');
});

test('[S10] the reason picks the alternatives', () => {
  expect(waysOf('notices', null)).toEqual(['fewer', 'notices', 'invisible', 'data']);
  expect(waysOf('hidden', null)[0]).toBe('invisible');
  expect(waysOf('bad', null).slice(0, 2)).toEqual(['block', 'complaint']);
  expect(waysOf('cost', 25)[0]).toBe('discount');
  expect(waysOf('cost', null)).not.toContain('discount');
  expect(waysOf(undefined, 25)).not.toContain('discount');
  expect(waysOf('notices', null, false)).toEqual(['data']);
});

test('[S10] the discount is the company’s own, in its real percentage, and says that nothing is bought', () => {
  ways({ reason: 'cost', discount: 12.5 });
  expect(screen.getByText(/12,5.?% korting op je volgende aankoop/)).toBeTruthy();
  expect(screen.getByText(/Er wordt niets gekocht of verlengd/)).toBeTruthy();
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Dan blijf ik' }).form!;
  expect([form.getAttribute('action'), new FormData(form).get('reason')]).toEqual(['/forms/stay', 'cost']);
});

test('[S10] what is so already is said in place of its button; the way on stays', () => {
  ways({ done: ['notices'], credits: 240, saved: true });
  expect(screen.getByText('Staan uit')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zet uit' })).toBeNull();
  expect(screen.getByText('Je hebt nog 240 credits')).toBeTruthy();
  expect(readText(screen.getByText(/Je koos/))).toBe('Je koos “Ik krijg te veel notificaties”. Dit kun je ook doen.');
  expect(screen.getByRole('link', { name: 'Toch verwijderen' }).getAttribute('href')).toBe('/settings/delete?step=confirm&reason=notices');
});

test('[S10] fewer mails stand above none at all, and say what stays', () => {
  ways();
  const [fewer, none] = screen.getAllByRole('listitem').map(readText);
  expect(fewer).toMatch(/^Minder e-mails.*likes en matches.*Berichten en push blijven/);
  expect(none).toContain('Notificaties uit');
  const form = screen.getByRole('button', { name: 'Kies dit' }).closest('form')!;
  expect([form.getAttribute('action'), new FormData(form).get('way')]).toEqual(['/forms/stay', 'fewer']);
});

test('what is so already is read from the account', () => {
  const member = user.parse({ id: 1, mails_off: ['messages', 'likes', 'matches'], stay_discount: 25 });
  expect(doneWays(member, { invisible: true })).toEqual(['fewer', 'notices', 'invisible', 'discount']);
  expect(doneWays(user.parse({ id: 1, mails_off: ['likes'] }), null)).toEqual([]);
  expect(doneWays(user.parse({ id: 1, mails_off: ['likes', 'matches'] }), null)).toEqual(['fewer']);
});

test('[S10] [B05] the last step says what happens today, for how long it can be undone, whichever server counts the days, and what is gone then', () => {
  renderInDutch(<ConfirmScreen reason="cost" credits={240} trouble={null} />);
  expect(screen.getAllByRole('listitem').map(readText)).toEqual([
    expect.stringContaining('Vandaag'), expect.stringMatching(/^14 dagen lang/), expect.stringContaining('240 credits verdwijnen voorgoed'),
  ]);
  const form = screen.getByRole('button', { name: 'Account verwijderen' }).closest('form')!;
  expect([form.getAttribute('action'), new FormData(form).get('reason')]).toEqual(['/forms/delete-account', 'cost']);
});

test('[S10] a wrong password is told at its field', () => {
  renderInDutch(<ConfirmScreen credits={0} trouble={{ key: 'err.password_wrong', atField: true }} />);
  const field = screen.getByLabelText('Je wachtwoord, ter controle');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(field.closest<HTMLElement>('.field')!).getByRole('alert').textContent).toBe('Dit wachtwoord klopt niet.');
});

test('an address names a step and a reason; what it does not know it leaves out', () => {
  expect(readLeave({ step: 'confirm', reason: 'cost' })).toEqual({ step: 'confirm', reason: 'cost' });
  expect(readLeave({ step: 'now', reason: ['cost'] })).toEqual({ step: 'reasons', reason: undefined });
  expect(leavePath('reasons')).toBe('/settings/delete');
});

const partner = () => {
  vi.useFakeTimers();
  const [assign, reload] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { ...window.location, assign, reload });
  renderInDutch(<PartnerScreen name="Tweede Kans" url="https://tweedekans.example/welkom" />);
  const pass = (seconds: number) => {
    act(() => void vi.advanceTimersByTime(seconds * 1000));
  };
  return { assign, reload, pass };
};

test('[S10] the partner is named with its address; it opens after seven seconds, and nothing goes along', () => {
  const { assign, pass } = partner();
  expect(screen.getByText('Tweede Kans', { selector: '.needs-script b' })).toBeTruthy();
  expect(screen.getByText(/geen gegevens/)).toBeTruthy();
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('7 seconden');
  pass(5);
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('2 seconden');
  pass(1);
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('1 seconde');
  expect(screen.getByRole('timer').textContent).toBe('1seconde');
  expect(assign).not.toHaveBeenCalled();
  pass(1);
  expect(assign).toHaveBeenCalledWith('https://tweedekans.example/welkom');
  // What "back" leads to from there has no clock.
  expect(document.URL).toMatch(/\/account-deleted\?stay=1$/);
  expect(screen.getByRole('link', { name: 'Nu openen' }).getAttribute('rel')).toContain('noreferrer');
});

test('a page that the browser has kept whole is asked for anew by who comes back to it, and no other', () => {
  const { reload } = partner();
  for (const persisted of [false, true]) {
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[S10] staying stops the clock at once, and so does Escape', () => {
  const { assign, pass } = partner();
  pass(3);
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  pass(20);
  expect(assign).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Blijf hier' }).getAttribute('href')).toBe('/account-deleted?stay=1');
});
