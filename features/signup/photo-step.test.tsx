import '@/lib/api/browser-call';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { PhotoStep } from './photo-step';
import type { StepProps } from './step-props';

const done = vi.fn();
const props = (): StepProps => ({ site: exampleSite(), member: 5, email: 'anna@vonk.test', message: '', person: null, about: '', interests: [], chosen: [], pushKey: null, skip: <span>Overslaan</span>, onDone: done });

test('[S03] a photo that was chosen before the script came is taken: of one that is too large the page says so', async () => {
  const large = new File(['x'], 'groot.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 });
  renderInDutch(<PhotoStep {...props()} />, (page) => Object.defineProperty(page.querySelector('input[type=file]'), 'files', { value: [large] }));
  expect((await screen.findByRole('alert')).textContent).toContain('12\u00A0MB');
});

test('[S03] a photo that is on its way shows how much of it has gone', async () => {
  class HalfWay extends EventTarget {
    upload = new EventTarget();
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = () => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2, lengthComputable: true }));
  }
  vi.stubGlobal('XMLHttpRequest', HalfWay);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 900, height: 1200, close: () => undefined }));
  const { container } = renderInDutch(<PhotoStep {...props()} />);
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'.repeat(100)], 'ik.jpg', { type: 'image/jpeg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deze foto gebruiken' }));
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'));
  expect(done).not.toHaveBeenCalled();
});
