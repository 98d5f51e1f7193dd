import { render, screen, waitFor } from '@testing-library/react';
import { Activity, Component, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { neededPart } from './needed-part';

const told = vi.fn();
beforeEach(() => {
  told.mockClear();
  vi.stubGlobal('reportError', told);
});

const page = (part: ReactNode) => (
  <main>
    <Activity>{part}</Activity>
    <p>beside</p>
  </main>
);
const Form = () => <form action="/forms/order">Betalen</form>;
const lost = () => neededPart<object>(() => Promise.reject(new Error('Failed to load chunk')));

class ErrorPage extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <h1>Fout</h1> : this.props.children);
}

test('a part that comes is shown', async () => {
  const Part = neededPart<object>(() => Promise.resolve(Form));
  render(<Suspense fallback={<p>wait</p>}>{page(<Part />)}</Suspense>);
  await waitFor(() => expect(screen.getByText('Betalen')).toBeTruthy());
  expect(told).not.toHaveBeenCalled();
});

test('[T17] a form that the server drew stays where its code does not come, and it is told once', async () => {
  const Part = lost();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(<Form />));
  render(<ErrorPage>{page(<Part />)}</ErrorPage>, { container: place, hydrate: true });
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(place.textContent).toBe('Betalenbeside');
  expect(told).toHaveBeenCalledOnce();
});

test('[T17] a page that the browser draws without its form is not shown: its error page is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lost();
  render(
    <ErrorPage>
      <Suspense fallback={<p>wait</p>}>{page(<Part />)}</Suspense>
    </ErrorPage>,
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fout' })).toBeTruthy());
});
