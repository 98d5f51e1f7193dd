import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { HonestyLine } from './honesty-line';

test.each(['honesty', 'maplanding.label'] as const)('[T15] where sign-up takes an invitation a lander says so in the place of that it is free (%s)', (line) => {
  for (const [signUpOpen, words] of [[true, 'Gratis aanmelden'], [false, 'Aanmelden met uitnodiging']] as const) {
    const { container, unmount } = renderInDutch(<HonestyLine site={exampleSite({ signUpOpen })} join="/signup" line={line} />);
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/signup');
    expect(readText(container)).toMatch(/^(Gratis a|A)anmelden( met uitnodiging)? vanaf 18 jaar\. Fictieve profielen/);
    unmount();
  }
});
