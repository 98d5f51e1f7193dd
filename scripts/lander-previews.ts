// Photographs each lander of the registry, as a phone shows it, for the marketers' page: public/art/landers/previews/<name>.webp.
// Against a running app with demo members: npx tsx scripts/lander-previews.ts http://127.0.0.1:3000 [names...]
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { landers } from '@/features/landers/registry';
import { routes } from '@/lib/site/addresses/routes';
import { chromiumHere } from './chromium.mjs';

const [origin = 'http://127.0.0.1:3000', ...only] = process.argv.slice(2);
const folder = 'public/art/landers/previews';
/** A demo member who is not fictional. */
const member = '2';
const mostBytes = 15_000;

/** As good as fits: a picture of a collage weighs more than one of a map. */
async function compressed(shot: Buffer): Promise<Buffer> {
  for (let quality = 72; ; quality -= 6) {
    const image = await sharp(shot).resize(195, 422).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (image.length <= mostBytes || quality < 30) return image;
  }
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme: 'light' });
  await context.addCookies([{ name: 'locale', value: 'en', url: origin }]);
  const page = await context.newPage();
  for (const { name, route, preview } of landers) {
    if (only.length > 0 && !only.includes(name)) continue;
    const answer = await page.goto(origin + routes[route].path.replace('{id}', member).replace('{slug?}', 'eng'), { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${name} answered ${answer?.status()}`);
    await page.evaluate(() => document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close()));
    const image = await compressed(await page.screenshot());
    writeFileSync(`public${preview}`, image);
    console.log(`${preview} ${(image.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
