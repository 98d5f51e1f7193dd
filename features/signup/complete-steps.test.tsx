import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { CompleteSteps } from './complete-steps';
import { PushStep } from './push-step';

test('a step that one comes to is marked with the way one came until it has come; the step that the page begins with is not', async () => {
  renderInDutch(<CompleteSteps site={exampleSite()} member={5} email="anna@vonk.test" message="" person={null} about="" interests={[]} chosen={[]} pushKey={null} step="photo" />);
  const way = () => document.querySelector<HTMLElement>('.signup-step')!.dataset.way;
  expect(way()).toBeUndefined();
  // A photo makes the step longer than the window.
  document.documentElement.scrollTop = 300;
  await userEvent.click(screen.getByRole('link', { name: 'Nu overslaan' }));
  expect([way(), document.activeElement?.id, document.documentElement.scrollTop]).toEqual(['on', 'signup-title', 0]);
  // The name that React listens to where a window knows no AnimationEvent.
  fireEvent(screen.getByRole('textbox'), new Event('webkitAnimationEnd', { bubbles: true }));
  expect(way()).toBeUndefined();
  window.history.replaceState(null, '', '/complete-signup?step=photo');
  fireEvent.popState(window);
  expect(way()).toBe('back');
});

test('[S03] the bar of a step has the ways back and out as links; back takes the step that one has made', async () => {
  window.history.replaceState(null, '', '/complete-signup');
  renderInDutch(<CompleteSteps site={exampleSite()} member={5} email="anna@vonk.test" message="" person={null} about="" interests={[]} chosen={[]} pushKey={null} step="photo" />);
  const back = () => screen.queryByRole('link', { name: 'Terug' });
  expect([back(), screen.getByRole('link', { name: 'Later verder' }).getAttribute('href')]).toEqual([null, '/members?api_signup_complete=1']);
  const { length } = window.history;
  await userEvent.click(screen.getByRole('link', { name: 'Nu overslaan' }));
  expect(back()!.getAttribute('href')).toBe('/complete-signup?step=photo');
  await userEvent.click(back()!);
  await waitFor(() => expect(back()).toBeNull());
  expect([window.location.search, window.history.length]).toEqual(['', length + 1]);
});

test('[S03] a page that begins with a later step leads back to the one before it', async () => {
  window.history.replaceState(null, '', '/complete-signup?step=about');
  renderInDutch(<CompleteSteps site={exampleSite()} member={5} email="anna@vonk.test" message="" person={null} about="" interests={[]} chosen={[]} pushKey={null} step="about" />);
  await userEvent.click(screen.getByRole('link', { name: 'Terug' }));
  expect([window.location.search, screen.queryByRole('link', { name: 'Terug' })]).toEqual(['?step=photo', null]);
});

test('[S03] [A05] the message that is drawn comes from whom one wrote to; from a fictional profile, which has no label there, it does not', () => {
  const step = { site: exampleSite(), member: 5, email: '', message: '', about: '', interests: [], chosen: [], pushKey: 'BKey', skip: null, onDone: () => undefined };
  const drawn = () => readText(document.querySelector('.signup-notification')!);
  const { unmount } = renderInDutch(<PushStep {...step} person={{ ...testPerson(7), name: 'Noor' }} />);
  expect(drawn()).toMatch(/^Noor ?stuurde je een bericht ?nu$/);
  unmount();
  renderInDutch(<PushStep {...step} person={{ ...testPerson(7), name: 'Sanne', fictional: true }} />);
  expect(drawn()).toMatch(new RegExp(`^${step.site.name} ?Je hebt een nieuw bericht ?nu$`));
});
