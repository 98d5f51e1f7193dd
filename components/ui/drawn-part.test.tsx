// A part that the server draws and whose code comes later: it changes, or begins, while its code is still on its way.
import { act } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { expect, it } from 'vitest';
import { DrawnPart } from './drawn-part';

type Part = ComponentType<{ word: string }>;
const Drawn: Part = ({ word }) => <i>{word}</i>;

function Page({ word, of, part: Shown }: { word: string | null; of: string; part: Part }) {
  return (
    <p>
      {of}: <DrawnPart>{word ? <Shown word={word} /> : null}</DrawnPart>
    </p>
  );
}

/** A page as its server sends it, which the browser takes over before the part's code is there. */
async function takenOver(word: string | null) {
  let come: (part: { default: Part }) => void = () => undefined;
  const Coming = lazy(() => new Promise<{ default: Part }>((resolve) => (come = resolve)));
  const container = document.body.appendChild(document.createElement('div'));
  const stream = await renderToReadableStream(<Page of="Noor" word={word} part={Drawn} />);
  container.innerHTML = await new Response(stream).text();
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  const root = await act(async () => hydrateRoot(container, <Page of="Noor" word={word} part={Coming} />, { onUncaughtError: note, onRecoverableError: note }));
  const draw = (next: string | null, of: string) => act(async () => root.render(<Page of={of} word={next} part={Coming} />));
  return { read: () => container.textContent, draw, arrive: () => act(async () => come({ default: Drawn })), faults };
}

it('a part that changes stays as it was sent until its code is there, and the page around it goes on', async () => {
  const page = await takenOver('loud');
  await page.draw('quiet', 'Noor and Eva');
  expect(page.read()).toContain('loud');
  await page.arrive();
  expect([page.read(), page.faults]).toEqual(['Noor and Eva: quiet', []]);
});

it('a part that begins later waits for its code without taking the page with it', async () => {
  const page = await takenOver(null);
  await page.draw('quiet', 'Noor and Eva');
  expect(page.read()).toBe('Noor and Eva: ');
  await page.arrive();
  expect([page.read(), page.faults]).toEqual(['Noor and Eva: quiet', []]);
});
