import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { ConfirmStep } from './confirm-step';
import type { StepProps } from './step-props';

const props = (email: string): StepProps => ({ site: exampleSite(), member: 5, email, message: '', person: null, about: '', interests: [], chosen: [], pushKey: null, skip: null, onDone: vi.fn() });

test('[S03] the mailbox of a known provider is one press away; of another address there is no such way', () => {
  const { unmount } = renderInDutch(<ConfirmStep {...props('anna@gmail.com')} />);
  const way = screen.getByRole('link', { name: 'Open Gmail (opent in een nieuw tabblad)' });
  expect([way.getAttribute('href'), way.getAttribute('target'), way.getAttribute('rel')]).toEqual(['https://mail.google.com/mail/', '_blank', 'noopener noreferrer']);
  unmount();
  renderInDutch(<ConfirmStep {...props('anna@vonk.test')} />);
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
});
