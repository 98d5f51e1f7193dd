import { expect, test } from 'vitest';
import { holdOpen } from './hold-open';

test('a dialog stays open until it is answered: neither Escape nor a browser that does not ask closes it', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  let over = false;
  const letGo = holdOpen(dialog, () => over);
  const presses = [new Event('cancel', { cancelable: true }), new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }), new KeyboardEvent('keydown', { key: 'a', cancelable: true })];
  for (const press of presses) dialog.dispatchEvent(press);
  expect(presses.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, false]);
  dialog.close();
  expect(dialog.open).toBe(true);
  over = true;
  dialog.close();
  expect(dialog.open).toBe(false);
  over = false;
  letGo();
  dialog.showModal();
  dialog.close();
  expect(dialog.open).toBe(false);
  dialog.remove();
});
