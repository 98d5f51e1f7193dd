import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { SiteFooter } from './site-footer';
import { UsFooter } from './us-footer';

test('[S25] the support phone is a link without its dashes and spaces; the disclaimer comes first', () => {
  renderInDutch(
    <SiteFooter
      name="Vonk"
      links={{ rules: [{ href: '/pages/terms', label: 'Voorwaarden' }], money: [{ href: '/pricing', label: 'Prijzen' }], help: [{ href: '/pages/faq', label: 'FAQ' }] }}
      phone="+31 20-123 45 67"
      company="Voorbeeld Media B.V."
    />,
  );
  expect(screen.getByRole('link', { name: '+31 20-123 45 67' }).getAttribute('href')).toBe('tel:+31201234567');
  for (const [name, href] of [['Voorwaarden', '/pages/terms'], ['Prijzen', '/pricing'], ['FAQ', '/pages/faq']] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  const text = screen.getByRole('contentinfo').textContent ?? '';
  expect(text.indexOf('fictieve profielen')).toBeLessThan(text.indexOf('Voorwaarden'));
});

test('[A14] the block for the United States leads to what it promises', () => {
  renderInDutch(<UsFooter safetyHref="/pages/faq" privacyHref="/pages/privacy" transactionsHref="/transactions" termsHref="/pages/terms" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/pages/faq', '/pages/privacy', '/transactions', '/pages/terms']);
});
