import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { EndedNotice } from './ended-notice';

test('[T01] the root says that the session has ended where a page that was being made found the session ended, which a cookie tells', async () => {
  document.cookie = 'session-ended=1; Path=/';
  renderInDutch(<EndedNotice />);
  expect(await screen.findByText('Je bent uitgelogd omdat je sessie is beëindigd.')).toBeTruthy();
  expect(document.cookie).not.toContain('session-ended');
});
