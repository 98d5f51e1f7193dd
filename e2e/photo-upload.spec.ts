import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';

/** A photograph that compresses badly, some hundreds of kilobytes. */
const grainy = () => sharp({ create: { width: 900, height: 1200, channels: 3, background: '#a02040', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).jpeg({ quality: 92 }).toBuffer();

/** Sets how many bytes a second leave the page; -1 is as many as go. */
async function uploadSpeed(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (uploadThroughput: number) => session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

test('[S11] a photo on a slow line shows how much of it has gone, and can be given up', async ({ newMember }) => {
  const { page } = await newMember({ name: 'Fenna' });
  await page.goto('/settings/photos');
  const add = async (name: string) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: await grainy() });
    await page.getByRole('button', { name: 'Opslaan' }).click();
  };
  const gone = (name: string) => page.getByRole('progressbar', { name }).getAttribute('aria-valuenow').then(Number);

  const uploadsAt = await uploadSpeed(page);
  await uploadsAt(50_000);
  await add('strand.jpg');
  await expect.poll(() => gone('strand.jpg')).toBeGreaterThan(0);
  const first = await gone('strand.jpg');
  expect(first).toBeLessThan(100);
  await expect.poll(() => gone('strand.jpg')).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-photo]')).toHaveCount(0);

  await uploadsAt(-1);
  await add('bos.jpg');
  await expect(page.locator('[data-photo]')).toHaveCount(1);
});
