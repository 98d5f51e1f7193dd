import { expect, it } from 'vitest';
import { allEnded } from './all-ended';

it('a failure is told only once the others have ended', async () => {
  const slow = Promise.withResolvers<void>();
  let told = false;
  const all = allEnded([Promise.reject(new Error('away')), slow.promise]).catch((error: unknown) => ((told = true), error));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toBe(false);
  slow.resolve();
  expect(await all).toMatchObject({ message: 'away' });
});
