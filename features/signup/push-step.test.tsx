import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { PushStep } from './push-step';
import type { StepProps } from './step-props';

const done = vi.fn();
beforeEach(() => done.mockClear());

const props = (some: Partial<StepProps> = {}): StepProps => ({
  site: exampleSite(), member: 5, email: 'anna@vonk.test', message: '', person: null, about: '', interests: [], chosen: [], pushKey: null, skip: <span>Overslaan</span>, onDone: done, ...some,
});

describe('push messages', () => {
  const stub = (permission: NotificationPermission) => {
    const ask = vi.fn(() => Promise.resolve(permission));
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: () => Promise.resolve(undefined) }, configurable: true });
    return ask;
  };

  test('[S03] the browser’s question comes after a press of the button, never before', async () => {
    const ask = stub('granted');
    renderInDutch(<PushStep {...props({ person: testPerson(7) })} />);
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('[S03] a browser that will not so much as ask has answered, and sign-up goes on', async () => {
    stub('default').mockRejectedValue(new TypeError('Not here'));
    renderInDutch(<PushStep {...props()} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 4000 });
  });

  test('[S03] a connection that is lost, before or after the question, is told, and the next press goes on', async () => {
    const ask = stub('granted');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const subscribe = vi.fn(() => {
      online.mockReturnValue(false);
      return Promise.reject(new DOMException('No push service', 'AbortError'));
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: () => Promise.resolve({ active: {}, pushManager: { subscribe } }) }, configurable: true });
    renderInDutch(<PushStep {...props({ pushKey: 'BKey' })} />);
    const press = () => userEvent.click(screen.getByRole('button'));
    const told = async () => expect(readText(await screen.findByRole('alert'))).toContain('verbinding');
    await press();
    await told();
    expect([ask.mock.calls.length, done.mock.calls.length]).toEqual([0, 0]);
    online.mockReturnValue(true);
    await press();
    await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1));
    await told();
    expect(done).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    subscribe.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await press();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    vi.restoreAllMocks();
  });

  test('[S03] no is an answer: it is said to be fine, and sign-up goes on by itself', async () => {
    stub('denied');
    renderInDutch(<PushStep {...props()} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('status')).toBeTruthy();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 4000 });
  });
});
