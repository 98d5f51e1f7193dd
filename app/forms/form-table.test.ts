import { expect, test } from 'vitest';
import { forms } from './form-table';
import { formNames } from './testing/form-names';

test('tests in a browser know every form', () => {
  expect(Object.keys(forms).toSorted()).toEqual([...formNames]);
});
