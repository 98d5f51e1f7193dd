import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAllTexts } from '@/lib/stores/forget-texts';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { ForgetAnswers } from './forget-answers';
import { MatchFinderScreen } from './match-finder-screen';
import { QuestionSteps } from './question-steps';

const texts = { step: 'Vraag {step} van {total}', next: 'Volgende', skip: 'Overslaan', back: 'Terug', finish: 'Zoek', note: 'Niets wordt bewaard', missing: '' };
const missing = 'Kies minstens één antwoord, dan kunnen we zoeken.';
const questions = ['wine', 'music'].map((key) => ({ key, content: <input type="radio" name={key} value="yes" aria-label={key} /> }));

test('[R11] Enter in a question goes on to the next one; only in the last it sends the finder', async () => {
  window.scrollTo = () => undefined;
  const sent = vi.fn((event: Event) => event.preventDefault());
  const { container } = renderInDutch(<QuestionSteps questions={questions} texts={texts} />);
  screen.getByRole('radio', { name: 'wine' }).focus();
  await userEvent.keyboard(' {Enter}');
  expect(screen.getByRole('status').textContent).toBe('Vraag 2 van 2');
  expect(document.activeElement).toBe(container.querySelector('fieldset.is-current'));
  container.querySelector('form')!.addEventListener('submit', sent);
  screen.getByRole('radio', { name: 'music' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

describe('[R11] the match finder with script', () => {
  const posted = vi.fn();
  beforeEach(() => {
    posted.mockReset();
    window.sessionStorage.clear();
    window.scrollTo = () => undefined;
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      posted(Object.fromEntries(new FormData(this) as never));
    });
  });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('without a single answer is not sent: it says so and begins again, until one is chosen', async () => {
    // A frame may come before what was chosen is drawn.
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0));
    renderInDutch(<MatchFinderScreen missing={false} />);
    for (let question = 1; question <= 6; question += 1) await press('Overslaan');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(missing));
    expect(readText(screen.getByText(/^Vraag/))).toBe('Vraag 1 van 6');
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('group')[0]));
    expect(posted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Op een lange wandeling' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('is sent once with the answers that were given', async () => {
    renderInDutch(<MatchFinderScreen missing={false} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Op een lange wandeling' }));
    for (let question = 1; question <= 6; question += 1) await press(question === 1 ? 'Volgende vraag' : 'Overslaan');
    await waitFor(() => expect(posted).toHaveBeenCalledExactlyOnceWith({ date: 'hiking' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps the answers and the question one is at over a reload, each member their own', async () => {
    const first = renderInDutch(<MatchFinderScreen missing={false} member={9} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Op een lange wandeling' }));
    await press('Volgende vraag');
    await userEvent.click(screen.getByRole('radio', { name: 'Samen sporten' }));
    await press('Overslaan');
    first.unmount();
    const again = renderInDutch(<MatchFinderScreen missing={false} member={9} />);
    expect(readText(screen.getByText(/^Vraag/))).toBe('Vraag 3 van 6');
    expect(again.container.querySelectorAll('input:checked')).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Op een lange wandeling' }).checked).toBe(true);
    again.unmount();
    const other = renderInDutch(<MatchFinderScreen missing={false} member={10} />);
    expect([readText(screen.getByText(/^Vraag/)), other.container.querySelectorAll('input:checked').length]).toEqual(['Vraag 1 van 6', 0]);
  });

  test('[bar S9] forgets the answers once they are sent, and with the session', async () => {
    for (const end of [() => Promise.resolve(renderInDutch(<ForgetAnswers member={9} />)), () => forgetAllTexts()]) {
      const { unmount } = renderInDutch(<MatchFinderScreen missing={false} member={9} />);
      await userEvent.click(screen.getByRole('radio', { name: 'Op een lange wandeling' }));
      expect(window.sessionStorage.length).toBe(1);
      unmount();
      await end();
      expect(window.sessionStorage.length).toBe(0);
    }
  });

  test('that came back without an answer says so', () => {
    renderInDutch(<MatchFinderScreen missing />);
    expect(screen.getByRole('alert').textContent).toBe(missing);
  });
});
