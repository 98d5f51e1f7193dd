import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPush, keepPushed, readPushFacts } from '@/lib/stores/push-store';
import { renderInDutch } from '@/tests/render-in-dutch';
import { PushSwitch } from './push-switch';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const permission = { now: 'default' };
let made: object | null;
beforeEach(() => {
  permission.now = 'default';
  made = null;
  forgetPush();
  document.cookie = 'push-note=; Path=/; Max-Age=0';
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission.now;
    },
    requestPermission: () => Promise.resolve((permission.now = 'denied')),
  });
  const registration = { active: {}, pushManager: { getSubscription: () => Promise.resolve(made) } };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: () => Promise.resolve(registration) } });
});

const push = () => screen.getByRole<HTMLButtonElement>('switch');
const subscribed = { endpoint: 'https://push.example/1', toJSON: () => ({ endpoint: 'https://push.example/1' }) };

test('[E10] a no to the browser is known to the switch, to the store, and to the next page’s alert', async () => {
  renderInDutch(<PushSwitch pushKey="key" member={1} />);
  await vi.waitFor(() => expect(push().disabled).toBe(false));
  await userEvent.click(push());
  expect(await screen.findByText(/Je browser houdt notificaties van deze site tegen/)).toBeTruthy();
  expect(push().disabled).toBe(true);
  expect(document.cookie).toContain('push-note=no');
});

test('[E10] what is found elsewhere on the page shows here at once, and so does the last message', async () => {
  renderInDutch(<PushSwitch pushKey="key" member={1} />);
  await vi.waitFor(() => expect(push().disabled).toBe(false));
  expect(push().getAttribute('aria-checked')).toBe('false');
  made = subscribed;
  await act(async () => void (await readPushFacts()));
  expect(push().getAttribute('aria-checked')).toBe('true');
  act(() => keepPushed({ kind: 'message', title: 'Noor' }));
  expect(screen.getByText('Laatste notificatie: Noor')).toBeTruthy();
  permission.now = 'denied';
  await act(async () => void (await readPushFacts()));
  expect(push().disabled).toBe(true);
});

test('[E10] where the site has no key nothing can be switched on', async () => {
  renderInDutch(<PushSwitch pushKey={null} member={1} />);
  expect(await screen.findByText('Deze site stuurt nu geen pushnotificaties naar dit apparaat.')).toBeTruthy();
});
