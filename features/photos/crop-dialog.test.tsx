import { expect, it, vi } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { CropDialog } from './crop-dialog';

vi.mock('@/components/media/draw-crop', () => ({ drawCrop: () => undefined }));

it('"back" leaves a photo out, and the page stays', async () => {
  const onDone = vi.fn();
  const photo = { width: 900, height: 1200 } as ImageBitmap;
  renderInDutch(<CropDialog chosen={{ file: new File(['x'], 'a.jpg'), photo, number: 1, total: 1 }} onDone={onDone} />);
  await vi.waitFor(() => expect(window.history.state).toHaveProperty('over'));
  const page = window.location.href;
  window.history.back();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(null));
  expect(window.location.href).toBe(page);
});
