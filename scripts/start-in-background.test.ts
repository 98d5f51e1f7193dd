import { expect, test } from 'vitest';
import { startInBackground } from './start-in-background.mjs';
import { Failure } from './run-command.mjs';

const recorded = () => {
  const said: string[] = [];
  return { said, progress: { say: (line: string) => void said.push(line) } };
};

test('two works run beside each other, and each is told whole, in its turn', async () => {
  const { said, progress } = recorded();
  const gate = Promise.withResolvers<void>();
  const one = startInBackground(progress, async (keep) => {
    keep('one begins');
    await gate.promise;
    keep('one ends');
  });
  const other = startInBackground(progress, (keep) => {
    keep('other');
    gate.resolve();
    return Promise.resolve();
  });
  expect(said).toEqual([]);
  expect([await one(), await other()]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(said).toEqual(['one begins\none ends', 'other']);
});

test('a failure is told when its turn comes, and its last lines once', async () => {
  const { said, progress } = recorded();
  const work = startInBackground(progress, (keep) => {
    ['a', 'b', 'c'].forEach(keep);
    return Promise.reject(new Failure('tsc: ended with code 2', ['b', 'c']));
  });
  await expect(work()).rejects.toMatchObject({ message: 'tsc: ended with code 2', tail: ['b', 'c'] });
  expect(said).toEqual(['a']);
});
