import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { CompleteSteps } from './complete-steps';

test('a step that one comes to is marked with the way one came until it has come; the step that the page begins with is not', async () => {
  renderInDutch(<CompleteSteps site={exampleSite()} member={5} email="anna@vonk.test" message="" person={null} about="" interests={[]} chosen={[]} pushKey={null} step="photo" />);
  const way = () => document.querySelector<HTMLElement>('.signup-step')!.dataset.way;
  expect(way()).toBeUndefined();
  await userEvent.click(screen.getByRole('link', { name: 'Nu overslaan' }));
  expect([way(), document.activeElement?.id]).toEqual(['on', 'signup-title']);
  // The name that React listens to where a window knows no AnimationEvent.
  fireEvent(screen.getByRole('textbox'), new Event('webkitAnimationEnd', { bubbles: true }));
  expect(way()).toBeUndefined();
  window.history.replaceState(null, '', '/complete-signup?step=photo');
  fireEvent.popState(window);
  expect(way()).toBe('back');
});
