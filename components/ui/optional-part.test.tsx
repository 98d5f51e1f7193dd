import { render, screen, waitFor } from '@testing-library/react';
import { Activity, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { optionalPart } from './optional-part';

const told = vi.fn();
beforeEach(() => {
  told.mockClear();
  vi.stubGlobal('reportError', told);
});
const lost = () => Promise.reject(new Error('Failed to load chunk'));

test('a part that comes is shown, one whose code does not come leaves the page whole', async () => {
  const Comes = optionalPart<{ word: string }>(() => Promise.resolve(({ word }: { word: string }) => <p>{word}</p>));
  const Fails = optionalPart<object>(lost);
  render(
    <Suspense fallback={<p>wait</p>}>
      <Comes word="here" />
      <Fails />
    </Suspense>,
  );
  await waitFor(() => expect(screen.getByText('here')).toBeTruthy());
  expect(screen.queryByText('wait')).toBeNull();
  expect(told).not.toHaveBeenCalled();
});

describe('a part that the server has drawn', () => {
  const page = (part: ReactNode) => (
    <main>
      <Activity>{part}</Activity>
      <p>beside</p>
    </main>
  );
  const Drawn = () => <form action="/forms/logout">Uitloggen</form>;

  test('[T17] stays as it is where its code does not come, and tells whoever begins the page anew', async () => {
    const Part = optionalPart<object>(lost, true);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page(<Drawn />));
    render(page(<Part />), { container: place, hydrate: true });
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(place.querySelector('form')?.textContent).toBe('Uitloggen');
    expect(place.textContent).toBe('Uitloggenbeside');
  });

  test('is left out of a page that the browser draws itself', async () => {
    const Part = optionalPart<object>(lost, true);
    render(<Suspense fallback={<p>wait</p>}>{page(<Part />)}</Suspense>);
    await waitFor(() => expect(screen.getByText('beside')).toBeTruthy());
    await waitFor(() => expect(screen.queryByText('wait')).toBeNull());
  });
});
