import { expect, test } from 'vitest';
import { afterBlocking } from './after-blocking';

test.each([
  ['/members/7', '/members'],
  ['/members/7/photos', '/members'],
  ['/members/7/chat', '/chats'],
  ['/likes/m/7', '/likes'],
  ['/members/70', null],
  ['/likes/m/70', null],
  ['/chats/7', null],
  ['/credits/7', null],
  ['/members', null],
  ['/chats', null],
  ['/likes', null],
])('whoever has blocked a member at %s goes on at %s', (path, next) => {
  expect(afterBlocking(7, path)).toBe(next);
});
