import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { Dialog } from './dialog';

const dialogWith = (props: Partial<Parameters<typeof Dialog>[0]>) => (
  <Dialog open title="Weet je het zeker?" onClose={() => undefined} {...props}>
    <p>Inhoud</p>
  </Dialog>
);

test('is a modal dialog with its title as its name', () => {
  renderInDutch(dialogWith({}));
  expect(screen.getByRole('dialog', { name: 'Weet je het zeker?' }).hasAttribute('open')).toBe(true);
  expect(screen.getByText('Inhoud')).toBeTruthy();
});

test('closes by its cross, by Escape and by a press on the backdrop', () => {
  const onClose = vi.fn();
  renderInDutch(dialogWith({ onClose }));
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a press inside does not close it', () => {
  const onClose = vi.fn();
  renderInDutch(dialogWith({ onClose }));
  fireEvent.click(screen.getByText('Inhoud'));
  expect(onClose).not.toHaveBeenCalled();
});

test('one that may not be closed has no cross, and Escape and backdrop do nothing', () => {
  const onClose = vi.fn();
  renderInDutch(dialogWith({ onClose, closable: false }));
  expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  fireEvent.click(screen.getByRole('dialog'));
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('draws nothing while closed', () => {
  renderInDutch(dialogWith({ open: false }));
  expect(screen.queryByText('Inhoud')).toBeNull();
});

test('"back" closes it, and one that may not be closed has nothing to go back from', async () => {
  const isHeld = () => 'over' in ((window.history.state ?? {}) as object);
  // Those of the tests before have let go of theirs.
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(isHeld()).toBe(false));
  const onClose = vi.fn();
  renderInDutch(dialogWith({ onClose }));
  await vi.waitFor(() => expect(isHeld()).toBe(true));
  window.history.back();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  cleanup();
  renderInDutch(dialogWith({ onClose, closable: false }));
  await vi.dynamicImportSettled();
  expect(isHeld()).toBe(false);
});
