import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { deadLine } from '@/lib/api/testing/dead-line';
import { useSentForm } from './use-sent-form';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

function Form() {
  const { submit, busy, failed } = useSentForm();
  return (
    <form action="/forms/settings" onSubmit={(event) => void submit(event)} aria-label={busy ? 'bezig' : 'klaar'}>
      <button>Opslaan</button>
      {failed ? <p role="alert">Geen antwoord</p> : null}
    </form>
  );
}

const leadingTo = (to: string) => new Response(null, { status: 204, headers: { 'x-form-leads-to': to } });

beforeEach(() => vi.clearAllMocks());

it.each([
  ['another section, which may have been fetched before it was sent', '/settings/email', [['/settings/email']]],
  ['its own page', '/', []],
])('a form that leads to %s shows how that page is now', async (_, to, pushed) => {
  vi.stubGlobal('fetch', () => Promise.resolve(leadingTo(to)));
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(router.push.mock.calls).toEqual(pushed);
});

it('a form that nobody answers says so after 45 seconds, and the next press goes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const line = deadLine();
  vi.stubGlobal('fetch', line);
  render(<Form />);
  const press = () => fireEvent.click(screen.getByRole('button'));
  press();
  await act(() => vi.advanceTimersByTimeAsync(44_000));
  expect([screen.getByRole('form').getAttribute('aria-label'), screen.queryByRole('alert')]).toEqual(['bezig', null]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect([screen.getByRole('form').getAttribute('aria-label'), screen.getByRole('alert').textContent]).toEqual(['klaar', 'Geen antwoord']);
  press();
  expect(line).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  vi.useRealTimers();
});
