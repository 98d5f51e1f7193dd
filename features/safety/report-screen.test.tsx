import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { ReportScreen } from './report-screen';

test('a report that was sent after the session had ended is back, ready to be sent again by its writer', () => {
  const kept = 'Je was uitgelogd toen je dit verstuurde.';
  const { container } = renderInDutch(
    <ReportScreen person={{ id: 7, name: 'Noor' }} site={exampleSite()} blocked={false} messages={[]} typed={{ reason: 'money', text: 'Vroeg om geld', leaveOut: [] }} troubles={{ kept }} writer={9} formKey="form-1" />,
  );
  expect(screen.getByRole('status').textContent).toContain(kept);
  expect(Object.fromEntries(new FormData(container.querySelector('form')!))).toMatchObject({ writer: '9', key: 'form-1', reason: 'money', text: 'Vroeg om geld' });
});
