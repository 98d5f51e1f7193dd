import { describe, expect, test } from 'vitest';
import { badgeText, titleWithCount } from './badge';

describe('badges', () => {
  test.each([
    [0, ''], [1, '1'], [9, '9'], [98, '98'], [99, '99'], [100, '99+'], [1234, '99+'], [Number.MAX_SAFE_INTEGER, '99+'], [-1, ''], [NaN, ''],
  ])('[S21] %d unread shows %j', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe('the title of a tab', () => {
  test.each([
    ['Berichten', 7, '(7) Berichten'],
    ['Berichten', 0, 'Berichten'],
    ['Berichten', -2, 'Berichten'],
    ['Berichten', 106, '(106) Berichten'],
    ['(7) Berichten', 8, '(8) Berichten'],
    ['(106) Berichten', 3, '(3) Berichten'],
    ['(7) Berichten', 0, 'Berichten'],
    ['(ooit) Berichten', 1, '(1) (ooit) Berichten'],
    ['Berichten (3)', 2, '(2) Berichten (3)'],
    ['', 1, '(1) '],
  ])('[T05] %j with %d new is %j', (title, count, expected) => {
    expect(titleWithCount(title, count)).toBe(expected);
  });

  test('[T05] counting again and again leaves one count', () => {
    expect([3, 120, 0, 5].reduce(titleWithCount, 'Likes')).toBe('(5) Likes');
  });
});
