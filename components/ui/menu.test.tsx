import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { Menu } from './menu';

function open() {
  const { container } = renderInDutch(
    <>
      <Menu label="Mijn account" summary="JB">
        <a href="#settings">Instellingen</a>
      </Menu>
      <button type="button">Elders</button>
    </>,
  );
  const menu = container.querySelector('details')!;
  menu.open = true;
  return menu;
}

test('closes on Escape and gives focus back to its button', async () => {
  const menu = open();
  screen.getByRole('link', { name: 'Instellingen' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
});

test('closes on a press outside it and when focus leaves it', async () => {
  const menu = open();
  await userEvent.click(document.body);
  expect(menu.open).toBe(false);
  menu.open = true;
  screen.getByRole('button', { name: 'Elders' }).focus();
  expect(menu.open).toBe(false);
});

test('closes on a choice and stays open for a press between its items', async () => {
  const menu = open();
  await userEvent.click(menu.querySelector('.menu-list')!);
  expect(menu.open).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Instellingen' }));
  expect(menu.open).toBe(false);
});
