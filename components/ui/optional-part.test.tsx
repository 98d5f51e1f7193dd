import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { optionalPart } from './optional-part';

test('a part that comes is shown, one whose code does not come leaves the page whole', async () => {
  const Comes = optionalPart<{ word: string }>(() => Promise.resolve(({ word }: { word: string }) => <p>{word}</p>));
  const Fails = optionalPart<object>(() => Promise.reject(new Error('Failed to load chunk')));
  render(
    <Suspense fallback={<p>wait</p>}>
      <Comes word="here" />
      <Fails />
    </Suspense>,
  );
  await waitFor(() => expect(screen.getByText('here')).toBeTruthy());
  expect(screen.queryByText('wait')).toBeNull();
});
