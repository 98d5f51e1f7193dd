import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { Button } from './button';

test('a busy button says so, takes no second press and sends no form', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderInDutch(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Versturen
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Bezig…' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('is no submit button unless it is told to be', () => {
  renderInDutch(<Button>Verder</Button>);
  expect(screen.getByRole('button', { name: 'Verder' }).getAttribute('type')).toBe('button');
});
