import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callApi } from '@/lib/api/browser';
import { listNotifications } from '@/lib/contract/notifications';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { NotificationsScreen } from './notifications-screen';

vi.mock('@/lib/api/browser', () => ({ callApi: vi.fn(() => Promise.resolve({})) }));
const refresh = vi.fn();
const router = { refresh };
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const now = new Date('2026-11-21T20:30:00.000Z');
const person = (id: number, name: string, more: object = {}) => ({ id, name, main_image: null, ...more });
const show = (notifications: object[], more: Partial<Parameters<typeof NotificationsScreen>[0]> = {}) => {
  const answer = listNotifications.response.parse({ notifications, unread: notifications.length });
  renderInDutch(<NotificationsScreen site={exampleSite()} list={answer.notifications} unread={answer.unread ?? 0} group={undefined} now={now} {...more} />);
};
const message = { id: 3, kind: 'message', created_at: '2026-11-21T20:04:00Z', read: false, profile: person(7, 'Noor'), conversation_id: 12 };
const auto = { id: 2, kind: 'like', created_at: '2026-11-20T17:22:00Z', read: true, auto: true, profile: person(8, 'Mila', { fictional: true, online: true }) };

test('[S15] an unread line says so in words too, leads to the conversation and is read once it is opened', () => {
  show([message]);
  const line = screen.getByRole('link', { name: /Ongelezen:\s*Noor stuurde je een bericht/ });
  expect(line.getAttribute('href')).toBe('/chats/12');
  expect(readText(line)).toContain('21:04');
  line.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(line);
  expect(callApi).toHaveBeenCalledWith('readNotifications', { body: { id: 3 } });
});

test('[S15] a list from before a line was opened is asked for anew on the way back; any other is not', async () => {
  show([{ ...message, id: 30 }]);
  const line = screen.getByRole('link', { name: /Noor/ });
  line.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(line);
  await Promise.resolve();
  cleanup();
  show([{ ...message, id: 31 }, { ...message, id: 30, read: true }]);
  expect(refresh).not.toHaveBeenCalled();
  cleanup();
  show([{ ...message, id: 30 }]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('[S15] [A05] a like that the site made says so, with the label and its whole sentence', () => {
  show([auto]);
  const line = screen.getByRole('link', { name: /Mila vindt je leuk/ });
  expect(readText(line)).toContain('Automatische like van de site');
  expect(readText(line)).toContain('Fysiek contact niet mogelijk');
  expect(within(line).getByText('Fictief')).toBeTruthy();
  expect(readText(line)).not.toContain('Ongelezen');
});

test('today stands apart from earlier; all are marked as read by a form that needs no script', () => {
  show([message, auto]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(readText)).toEqual(['Vandaag', 'Eerder']);
  const form = screen.getByRole('button', { name: 'Alles als gelezen markeren' }).closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/forms/read-notifications']);
});

test('a report’s decision is told by its number; a kind that nobody knows is left out', () => {
  show([
    { id: 5, kind: 'report_status', created_at: '2026-11-20T10:00:00Z', number: 'M-2026-0183', status: 'decided', read: true },
    { id: 4, kind: 'fireworks', created_at: '2026-11-20T10:00:00Z' },
  ]);
  expect(screen.getAllByRole('listitem').filter((each) => each.className.startsWith('notice')).map(readText)).toEqual([expect.stringContaining('Melding M-2026-0183 is afgehandeld')]);
});

test('[S15] where nothing happened yet it says what will stand here, and leads to the members', () => {
  show([]);
  expect(screen.getByText('Nog geen notificaties')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bekijk leden' }).getAttribute('href')).toBe('/members');
  expect(screen.queryByRole('button', { name: 'Alles als gelezen markeren' })).toBeNull();
});

test('older ones are a link away, in the same group', () => {
  show([message], { group: 'messages', next: 'abc-1' });
  expect(screen.getByRole('link', { name: 'Oudere notificaties' }).getAttribute('href')).toBe('/notifications?group=messages&cursor=abc-1');
  expect(screen.getByRole('link', { name: 'Berichten' }).getAttribute('aria-current')).toBe('page');
});

test('[S15] a purchase is told with its credits and its invoice, a refund with its sum; both lead to the order', () => {
  const order = (credits: number, amount: number) => ({ payment_id: 'aKey', credits, amount: { amount, currency: 'EUR' } });
  const line = (id: number, status: string, amount: number) => ({ id, kind: 'payment', created_at: '2026-11-20T10:00:00Z', read: true, number: 'A-20418', status, order: order(275, amount) });
  show([line(9, 'refunded', 1633), line(8, 'withdrawn', 1633), line(7, 'paid', 1871), line(6, 'charged_back', 1871), line(5, 'failed', 1871), line(4, 'withdrawn', 0)], { group: 'payments' });
  const shown = screen.getAllByRole('listitem').filter((each) => each.className.startsWith('notice'));
  expect(shown.map((each) => readText(each).replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining('€ 16,33 terugbetaald'),
    expect.stringContaining('Je krijgt € 16,33 terug · bestelling A-20418'),
    expect.stringMatching(/275 credits bijgeschreven.*€ 18,71 · factuur A-20418/),
    expect.stringContaining('Betaling teruggegaan'),
    expect.stringContaining('Betaling mislukt'),
    expect.stringMatching(/Herroeping ontvangen.*Er komt niets terug · bestelling A-20418/),
  ]);
  expect(within(shown[0]!).getByRole('link').getAttribute('href')).toBe('/transactions/aKey');
  expect(screen.getByRole('link', { name: 'Betalingen' }).getAttribute('aria-current')).toBe('page');
});
