import { expect, test } from 'vitest';
import { moodOf } from './match-moods';

test('most of the answers give the result its name; of equal ones the first', () => {
  expect(moodOf(['hiking', 'books', 'films'])).toBe('home');
  expect(moodOf(['hiking', 'books'])).toBe('outside');
  expect(moodOf(['kissing'])).toBe('close');
  expect(moodOf([])).toBeUndefined();
});
