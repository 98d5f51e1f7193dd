import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoImage } from './photo-image';

test.each([
  [true, ['eager', 'sync', 'high']],
  [false, ['lazy', 'async', null]],
])('a photo of the first view comes at once and before others, any other as it comes near: %s', (priority, told) => {
  const { container } = render(<PhotoImage name="Sanne" src="/photos/7.webp" alt="" priority={priority} />);
  const image = container.querySelector('img')!;
  expect(['loading', 'decoding', 'fetchpriority'].map((name) => image.getAttribute(name))).toEqual(told);
});
