import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { user } from '@/lib/contract/user';
import type { AlertName } from '@/lib/site/cookies/dismissals';
import { locales } from '@/lib/site/languages/locales';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { MailSection } from './mail-section';
import { MemberAlert } from './member-alert';

const path = vi.hoisted(() => ({ now: '/members' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now }));

beforeEach(() => {
  path.now = '/members';
  localStorage.clear();
  for (const key of ['hide-enrich-alert', 'hide-push-notification-alert', 'hide-disabled-notifications-alert']) document.cookie = `${key}=; Path=/; Max-Age=0`;
});

const member = (...causes: string[]) => user.parse({ id: 1, email: 'jasper@voorbeeld.nl', notifications_disabled: causes, profile: { id: 1, main_image: null } });
const show = async (name: Exclude<AlertName, 'activation'>, ...causes: string[]) => {
  const drawn = renderInDutch(<MemberAlert name={name} user={member(...causes)} back="/members?page=2" />);
  await act(() => vi.dynamicImportSettled());
  return drawn.container;
};

test.each([
  ['bounce', 'E-mails uit: niet te bezorgen', 'Onze e-mails aan jasper@voorbeeld.nl kwamen terug.', 'Adres controleren', '/settings/email'],
  ['list-unsubscribe', 'Je hebt onze e-mails uitgezet', 'Push blijft werken', 'E-mails kiezen', '/settings/notifications'],
])('[T14] after %s: one text and one action', async (cause, title, text, action, href) => {
  const alert = await show('disabled', cause);
  expect(readText(alert)).toContain(title);
  expect(readText(alert)).toContain(text);
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
});

test.each(locales)('[T14] in %s the title alone, which is all that a phone has room for, tells the causes apart', async (locale) => {
  const { default: { alerts } } = (await import(`@/locales/${locale}.json`)) as { default: { alerts: Record<'bounce' | 'fbl' | 'unsubscribed' | 'other', { title: string }> } };
  const titles = [alerts.bounce, alerts.fbl, alerts.unsubscribed, alerts.other].map(({ title }) => title);
  expect(new Set(titles).size).toBe(4);
});

test('[T14] after mails that came back no address is named where the server tells none', () => {
  const nameless = user.parse({ notifications_disabled: ['bounce'], profile: { id: 1 } });
  for (const drawn of [<MemberAlert key="alert" name="disabled" user={nameless} back="/members" />, <MailSection key="mails" user={nameless} saved={false} kept />]) {
    const { container, unmount } = renderInDutch(drawn);
    expect(readText(container)).toContain('Onze e-mails kwamen terug. Controleer je adres, dan zetten we ze weer aan.');
    unmount();
  }
});

test('[T14] after a spam complaint only the member can switch mails on, by a form that needs no script', async () => {
  expect(readText(await show('disabled', 'fbl'))).toContain('We mailen je pas weer als jij het zelf aanzet.');
  expect(screen.getByRole('button', { name: 'Weer aanzetten' }).closest('form')!.getAttribute('action')).toBe('/forms/allow-mails');
});

test('[T14] of several causes the alert tells one: the one that only the member can mend', async () => {
  const alert = await show('disabled', 'list-unsubscribe', 'bounce');
  expect(readText(alert)).toContain('kwamen terug');
  expect(readText(alert)).not.toContain('uitgezet');
});

test.each([
  ['photo', 'hide-enrich-alert'],
  ['push', 'hide-push-notification-alert'],
  ['disabled', 'hide-disabled-notifications-alert'],
] as const)('[T04] [E15] closing the alert %s stores the time under %s, for the browser and for the server', async (name, key) => {
  await show(name, 'bounce');
  const before = Date.now();
  fireEvent.click(screen.getByRole('button', { name: 'Mededeling sluiten' }));
  expect(Number(localStorage.getItem(key))).toBeGreaterThanOrEqual(before);
  expect(document.cookie).toContain(`${key}=${localStorage.getItem(key)}`);
  expect(screen.queryByRole('button', { name: 'Mededeling sluiten' })).toBeNull();
});

test('[E15] one that this browser has closed does not come back, and the server is told again', async () => {
  localStorage.setItem('hide-enrich-alert', String(Date.now() - 1_000));
  const alert = await show('photo');
  expect(alert.textContent).toBe('');
  expect(document.cookie).toContain('hide-enrich-alert=');
});

test.each(['photo', 'push', 'disabled'] as const)('the forms of the alert %s name the page that they stand on', async (name) => {
  const forms = [...(await show(name, 'fbl')).querySelectorAll('form')];
  expect(forms.map((form) => new FormData(form).get('back'))).toEqual(forms.map(() => '/members?page=2'));
  expect(forms.length).toBe(name === 'disabled' ? 2 : 1);
});

test('an alert does not stand on the page that it leads to', async () => {
  path.now = '/settings/photos';
  expect((await show('photo')).textContent).toBe('');
});

test.each(['/swipe-game', '/likes/m/7', '/credits', '/credits/3/paymentmethod', '/directdebit', '/complete-signup', '/activate/done'])('no alert stands where somebody plays, meets a match, pays or signs up: %s', async (at) => {
  path.now = at;
  for (const name of ['disabled', 'photo', 'push'] as const) expect((await show(name, 'bounce')).textContent).toBe('');
});

test('[S11] [T14] the settings show which mails are wanted, the cause where none are sent, and the way back', () => {
  renderInDutch(<MailSection user={{ ...member('bounce'), mails_off: ['likes'] }} saved={false} kept />);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([['messages', true], ['likes', false], ['matches', true]]);
  expect(screen.getByText(/kwamen terug/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Weer aanzetten' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Adres controleren' })).toBeTruthy();
});

test('[S11] [T14] of several causes the settings tell all, each with what mends it, and one button that switches mails on again', () => {
  renderInDutch(<MailSection user={member('fbl', 'bounce')} saved={false} kept />);
  expect(screen.getByText(/kwamen terug/)).toBeTruthy();
  expect(screen.getByText(/We mailen je pas weer als jij het zelf aanzet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Adres controleren' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Weer aanzetten' })).toHaveLength(1);
});

test('[T14] a server that keeps no choice has the cause told, and nothing offered that it could not do', () => {
  const { container } = renderInDutch(<MailSection user={member('fbl', 'bounce')} saved={false} kept={false} />);
  expect(screen.getByText(/kwamen terug/)).toBeTruthy();
  expect(screen.getByText(/als spam gemeld/)).toBeTruthy();
  expect(container.querySelectorAll('form, button, a')).toHaveLength(0);
});

test('[T04] an alert is closed for as long as the page lives where the browser keeps nothing', async () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem'] as const) vi.spyOn(Storage.prototype, name).mockImplementation(refused);
  await show('push');
  fireEvent.click(screen.getByRole('button', { name: 'Mededeling sluiten' }));
  expect(screen.queryByRole('button', { name: 'Mededeling sluiten' })).toBeNull();
  expect((await show('push')).textContent).toBe('');
  expect(document.cookie).toContain('hide-push-notification-alert=');
});
