// Takes the pictures: one browser page for each scene, look and size, with a clock that stands still and nothing that moves.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { brokenWords, cutTexts } from '@/e2e/cut-texts';
import { brokenRulesOf } from '@/e2e/broken-rules';
import { chromiumHere } from '../chromium.mjs';
import { nameFunctions } from '../name-functions';
import { keyIn } from './key-in';

type Wanted = { origin: string; folder: string; only: string; day: string; locales: readonly string[]; niches: readonly string[]; themes: readonly string[]; sizes: readonly string[] };
type Place = { kind: string; of: string[]; place: string; least?: number; most?: number };

const atOnce = 2;
/** What a person has to wait for, or what blinks, is over or away. */
const still = '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';

async function settled(page: Page, isDocument: boolean): Promise<string | null> {
  if (!isDocument) {
    await page.waitForFunction(() => document.documentElement.dataset.gallery !== undefined, null, { timeout: 30_000 });
    const said = await page.evaluate(() => document.documentElement.dataset.gallery);
    if (said !== 'ready') return `its steps do not work: ${said}`;
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(100);
  return null;
}

/** Rules of whole pages, for what is none: a part may stand in a page without a heading, a mail has no landmarks either. */
const without = (kind: string): string[] => (['mail', 'message'].includes(kind) ? ['landmark-one-main', 'page-has-heading-one', 'region'] : kind === 'page' ? [] : ['page-has-heading-one']);

/** What the scenes of a theme and size show, by all their text: those of different things do not say the same. */
type Known = Map<string, string>;

/** Where a scene of a kind has what it is about. */
const whereIs: Record<string, string> = { modal: 'dialog[open], [popover]:popover-open', alert: '.alert', banner: '.app-bar, .bonus-banner', toast: '.toast' };

/** Whether something that fits is in sight. Runs in the browser. */
const isInSight = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 0 && bottom > 0 && top < innerHeight;
  });

/** What is wrong with a page for anybody: a text that is no text, a page that is wider than its window, on a narrow one a text that is cut and a word that is broken; what it is about is out of sight, or is another scene's; what axe finds. */
export async function lookOver(page: Page, { kind, of }: Pick<Place, 'kind' | 'of'>, known: Known = new Map()): Promise<string[]> {
  const { wider, text } = await page.evaluate(() => ({ wider: document.documentElement.scrollWidth - innerWidth, text: document.body.innerText }));
  const key = keyIn(text);
  const cut = (page.viewportSize()?.width ?? 0) < 400 ? [...(await page.evaluate(cutTexts)), ...(await page.evaluate(brokenWords))] : [];
  const unseen = whereIs[kind] && !(await page.evaluate(isInSight, whereIs[kind])) ? [`its ${kind} is not in sight`] : [];
  const other = known.get(text) ?? of.join();
  known.set(text, of.join());
  const axe = await brokenRulesOf(page, without(kind));
  return [...(wider > 1 ? [`${wider} px wider than the window`] : []), ...(key ? [`a key in the place of a text: ${key}`] : []), ...cut, ...unseen, ...(other === of.join() ? [] : [`it says what the scene of ${other} says`]), ...axe];
}

/**
 * What sticks to the window begins on a whole dot and has a whole number of them for its height: a browser draws the letters of a bar that lies
 * between two dots on the one or on the other, as it happens.
 */
const onWholeDots = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, boxSizing, marginTop } = getComputedStyle(element);
      if (position !== 'sticky' && position !== 'fixed') continue;
      const { height } = element.getBoundingClientRect();
      if (height % 1 !== 0 && boxSizing === 'border-box') element.style.minHeight = `${Math.ceil(height)}px`;
      const aside = (element.getBoundingClientRect().top + window.scrollY) % 1;
      if (aside > 0) element.style.marginTop = `${parseFloat(marginTop) + 1 - aside}px`;
    }
    window.scrollTo(0, Math.round(window.scrollY));
  });

/** A picture that comes out the same twice: what was still being drawn is not in it. */
async function steady(page: Page, fullPage: boolean): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let tries = 0; tries < 5; tries++) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** A page and what its console says is wrong with it. */
type WatchedPage = { page: Page; faults: string[] };

async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => (message.type() === 'error' ? faults.push(message.text().split('\n')[0]!) : undefined));
  page.on('pageerror', (error) => faults.push(error.message.split('\n')[0]!));
  // The first picture of a window is taken before it has its size.
  await steady(page, false);
  return { page, faults };
}

async function shootOne({ page, faults }: WatchedPage, address: string, file: string, scene: Place, known: Known): Promise<string[]> {
  const isDocument = scene.place.startsWith('documents/');
  faults.length = 0;
  // What cannot be taken leaves no picture of another build.
  rmSync(file, { force: true });
  try {
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (!answer?.ok()) return [`it answers ${answer?.status()}`];
    await page.addStyleTag({ content: still });
    const trouble = await settled(page, isDocument);
    await onWholeDots(page);
    writeFileSync(file, await steady(page, isDocument));
    return [...(trouble ? [trouble] : []), ...(await lookOver(page, scene, known)), ...faults];
  } catch (error) {
    return [(error as Error).message.split('\n')[0]!];
  }
}

async function contextFor(browser: Browser, { theme, size, day }: { theme: string; size: string; day: string }): Promise<BrowserContext> {
  const [width = 390, height = 844] = size.split('x').map(Number);
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme as 'light', reducedMotion: 'reduce', serviceWorkers: 'block', timezoneId: 'Europe/Amsterdam', locale: 'nl-NL', deviceScaleFactor: 1 });
  await context.clock.setFixedTime(day);
  await nameFunctions(context);
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  return context;
}

/** Takes all that is wanted, and says how many scenes have something wrong with them. */
export async function shootAll({ origin, folder, only, day, ...ways }: Wanted): Promise<number> {
  const answer = await fetch(`${origin}/dev/gallery/scenes`);
  if (!answer.ok) throw new Error(`${origin} has no gallery: it is no preview build. (${answer.status})`);
  const places = ((await answer.json()) as Place[]).filter(({ place }) => place.includes(only));
  if (places.length === 0) throw new Error(`No scene has ‘${only}’ in its name.`);
  const odd = ways.sizes.find((size) => !/^\d{3,4}x\d{3,4}$/.test(size));
  if (odd) throw new Error(`‘${odd}’ is no size: 390x844 is one.`);
  const browser = await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'] });
  let taken = 0;
  let wrong = 0;
  for (const theme of ways.themes) {
    for (const size of ways.sizes) {
      const context = await contextFor(browser, { theme, size, day });
      const fits = ({ least = 0, most = Infinity }: Place) => parseInt(size, 10) >= least && parseInt(size, 10) <= most;
      const queue = ways.locales.flatMap((locale) => ways.niches.flatMap((niche) => places.filter(fits).map((each) => ({ ...each, locale, niche }))));
      const known: Known = new Map();
      const work = async () => {
        const watched = await watchedPage(context);
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { place, locale, niche } = next;
          const home = path.join(folder, `${locale}-${niche}-${theme}-${size}`);
          mkdirSync(home, { recursive: true });
          const file = path.join(home, `${place.replace('/', '-')}.png`);
          const faults = await shootOne(watched, `${origin}/dev/gallery/${locale}/${niche}/${theme}/${place}`, file, next, known);
          taken += 1;
          if (faults.length > 0) wrong += 1;
          for (const fault of new Set(faults)) console.log(`${locale} ${niche} ${theme} ${size} ${place}: ${fault}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      await context.close();
    }
  }
  await browser.close();
  console.log(`${taken} pictures of ${places.length} scenes in ${folder}, ${wrong} with something wrong.`);
  return wrong;
}
