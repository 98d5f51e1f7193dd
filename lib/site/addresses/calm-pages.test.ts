// Where no alert disturbs. Specification, section 4; decision 352. (T03, T04)
import { expect, test } from 'vitest';
import { isCalm } from './calm-pages';
import { pathTo } from './routes';

test.each([pathTo('members-id-block', { id: 7 }), pathTo('members-id-report', { id: 7 }), pathTo('swipe-game'), pathTo('credits-id-paymentmethod', { id: 2 }), pathTo('likes-m-id', { id: 7 })])('no alert stands above %s', (path) => {
  expect(isCalm(path)).toBe(true);
});

test.each([pathTo('members-id', { id: 7 }), pathTo('members'), pathTo('likes'), pathTo('settings')])('one may stand above %s', (path) => {
  expect(isCalm(path)).toBe(false);
});
