import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSentForm } from './use-sent-form';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
const leadsTo = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('@/lib/api/send-form', () => ({ sendForm: leadsTo }));

function Form() {
  const { submit } = useSentForm();
  return (
    <form onSubmit={(event) => void submit(event)}>
      <button>Opslaan</button>
    </form>
  );
}

beforeEach(() => vi.clearAllMocks());

it.each([
  ['another section, which may have been fetched before it was sent', '/settings/email', [['/settings/email']]],
  ['its own page', '/', []],
])('a form that leads to %s shows how that page is now', async (_, to, pushed) => {
  leadsTo.mockResolvedValue(to);
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(router.push.mock.calls).toEqual(pushed);
});
