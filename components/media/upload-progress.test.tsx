import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UploadProgress } from './upload-progress';

const bar = () => screen.getByRole('progressbar', { name: 'strand.jpg' });

test('says how much of a photo has gone, and moves once all of it has', () => {
  const { rerender } = render(<UploadProgress label="strand.jpg" percent={40} />);
  expect([bar().getAttribute('aria-valuenow'), bar().style.width]).toEqual(['40', '40%']);
  expect(bar().className).not.toContain('animated');
  rerender(<UploadProgress label="strand.jpg" percent={100} />);
  expect([bar().getAttribute('aria-valuenow'), bar().style.width]).toEqual(['100', '100%']);
  expect(bar().className).toContain('upload-bar-animated');
});
