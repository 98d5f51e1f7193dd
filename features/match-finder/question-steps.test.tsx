import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { QuestionSteps } from './question-steps';

const texts = { step: 'Vraag {step} van {total}', next: 'Volgende', skip: 'Overslaan', back: 'Terug', finish: 'Zoek', note: 'Niets wordt bewaard' };
const questions = ['wine', 'music'].map((key) => ({ key, content: <input type="radio" name={key} value="yes" aria-label={key} /> }));

test('[R11] Enter in a question goes on to the next one; only in the last it sends the finder', async () => {
  window.scrollTo = () => undefined;
  const sent = vi.fn((event: Event) => event.preventDefault());
  const { container } = renderInDutch(<QuestionSteps questions={questions} texts={texts} />);
  screen.getByRole('radio', { name: 'wine' }).focus();
  await userEvent.keyboard(' {Enter}');
  expect(screen.getByRole('status').textContent).toBe('Vraag 2 van 2');
  await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector('fieldset.is-current')));
  container.querySelector('form')!.addEventListener('submit', sent);
  screen.getByRole('radio', { name: 'music' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});
