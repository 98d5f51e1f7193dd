import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { FictionalBar } from './fictional-bar';
import { FictionalNotice } from './fictional-notice';
import { FictionalTag } from './fictional-tag';

test('[A05] the bar of a conversation says the whole sentence', () => {
  const { container } = renderInDutch(<FictionalBar texts />);
  expect(readText(container)).toContain('Fictief profiel – Fysiek contact niet mogelijk');
});

test('[A05] the notice on a profile says what it means and where to read more', () => {
  renderInDutch(<FictionalNotice texts={{ label: 'Chatprofiel' }} href="/pages/faq" />);
  expect(readText(screen.getByRole('note'))).toContain('Chatprofiel – Fysiek contact niet mogelijk');
  expect(screen.getByRole('link', { name: 'Hoe werkt dit?' }).getAttribute('href')).toBe('/pages/faq');
});

test('[A05] the tag beside a name holds the sentence as its hint', () => {
  renderInDutch(<FictionalTag texts />);
  expect(screen.getByText('Fictief').getAttribute('title')).toBe('Fictief profiel – Fysiek contact niet mogelijk');
});
