// npm run sweep: every route in every language, light and dark, at two sizes, for whom it is there, on a served app with its demo world. It
// fails on a page that is another than the one asked for, on what a browser complains of, on what axe finds, on texts of another language, on
// pages that scroll sideways, on texts that are cut at 320 pixels, and on fictional people without their label.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { BrowserErrors } from '@/e2e/browser-errors';
import { brokenRulesOf } from '@/e2e/broken-rules';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { chromiumHere } from './chromium.mjs';
import { nameFunctions } from './name-functions';
import { faultsOf, type Known } from './sweep/faults';
import { catalogueOf, foreignTo } from './sweep/foreign';
import { lookers, onceEach, pagesOf, sentPages, type Looker, type SweptPage } from './sweep/pages';
import { sweptWorld, type Swept } from './sweep/world';

const usage = `npm run sweep                  every page of the demo world that http://127.0.0.1:3000 serves, in every language

  --origin URL         another served demo world; members sign up in it, and the first time something is bought, reported and blocked
  --locales nl,de      --themes light,dark      --sizes 320x640,1440x900
  --only TEXT          addresses that contain it
  --once               each route once for each who has it, about somebody real and somebody fictional; none that is missing
  --axe no             without the rules of axe`;

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    locales: { type: 'string', default: locales.join() },
    sizes: { type: 'string', default: '320x640,1440x900' },
    themes: { type: 'string', default: 'light,dark' },
    only: { type: 'string', default: '' },
    axe: { type: 'string', default: 'yes' },
    once: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const { origin } = values;
if (values.help) {
  console.log(usage);
  process.exit();
}

type Fault = { page: string; who: Looker; locale: string; theme: string; size: string; says: string };
/** How a page is looked at. */
type Look = { theme: string; size: string };

const faults: Fault[] = [];
let [looked, led] = [0, 0];

async function contextFor(browser: Browser, locale: string, { theme, size }: Look, session: string | null): Promise<BrowserContext> {
  const [width, height] = size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width: width!, height: height! }, colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce', serviceWorkers: 'block', timezoneId: 'Europe/Amsterdam',
  });
  await nameFunctions(context);
  const cookies = { locale, theme, ...(session ? { auth: session } : {}) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  return context;
}

/** What is wrong with one page, beside what the browser says of it. */
async function look(page: Page, asked: SweptPage, known: Known): Promise<string[]> {
  if (asked.sent) {
    const told = await page.request.post(`${origin}/forms/${asked.sent.form}`, { form: asked.sent.fields, headers: { origin }, maxRedirects: 0 });
    if (told.status() !== 303) return [`its form is answered with ${told.status()}`];
  }
  const answer = await page.goto(`${origin}${asked.path}`, { waitUntil: 'load', timeout: 30_000 });
  const landed = new URL(page.url()).pathname;
  if (landed !== asked.lands) return [`it leads to ${landed}, not to ${asked.lands}`];
  if (answer?.status() !== asked.status) return [`its status is ${answer?.status()}`];
  // The page that it leads to is looked at by itself.
  if (asked.lands !== asked.path.split('?')[0]) {
    led += 1;
    return [];
  }
  looked += 1;
  if (asked.sent && (await page.locator(asked.sent.shows).count()) === 0) return [`it does not show ${asked.sent.shows}`];
  await page.waitForTimeout(250);
  const axe = values.axe === 'yes' ? await brokenRulesOf(page) : [];
  return [...(await faultsOf(page, asked, known)), ...axe];
}

async function sweepFor(browser: Browser, who: Looker, how: Look, known: Known, { world, sessions }: Swept): Promise<void> {
  const context = await contextFor(browser, known.locale, how, sessions[who]);
  const browserErrors = new BrowserErrors();
  browserErrors.watch(context);
  const page = await context.newPage();
  const pages = pagesOf(world, known.locale);
  for (const asked of [...(values.once ? onceEach(pages) : pages), ...sentPages()].filter((each) => each.who === who && each.path.includes(values.only))) {
    const before = browserErrors.heard().length;
    const found = await look(page, asked, known).catch((error: Error) => [`it could not be looked at: ${error.message.split('\n')[0]}`]);
    // A page that is not there says so by its status, and a browser tells of that.
    const said = browserErrors.heard().slice(before).filter((each) => asked.status === 200 || !(each.includes(`${origin}${asked.path}`) && each.includes('404')));
    for (const says of new Set([...found, ...said])) {
      faults.push({ page: asked.path, who, locale: known.locale, ...how, says });
      console.log(`${known.locale} ${how.theme} ${how.size} ${who} ${asked.path}: ${says}`);
    }
  }
  await context.close();
  console.log(`${known.locale} ${how.theme} ${how.size} ${who}: done, ${looked} pages so far.`);
}

const browser = await chromium.launch({ executablePath: chromiumHere(), args: ['--no-sandbox', '--disable-gpu'] });
const swept = await sweptWorld(browser, origin);
const looks = values.themes.split(',').flatMap((theme) => values.sizes.split(',').map((size) => ({ theme, size })));
for (const locale of values.locales.split(',') as Locale[]) {
  const own = catalogueOf(locale);
  const { fictional, written } = swept;
  const known: Known = { locale, foreign: foreignTo(locale), written, labels: [own.get('fictional.label')!, own.get('fictional.tag')!], warning: own.get('fictional.warning')!, fictional };
  for (const how of looks) {
    // A visitor's pages and a member's beside each other: two are what a small machine has room for.
    const [visitor, ...signedIn] = lookers;
    const oneByOne = async () => {
      for (const who of signedIn) await sweepFor(browser, who, how, known, swept);
    };
    await Promise.all([sweepFor(browser, visitor, how, known, swept), oneByOne()]);
  }
}
await browser.close();
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/sweep.json', JSON.stringify(faults, null, 1));
console.log(`\n${looked} pages looked at and ${led} that lead on, ${faults.length} faults. They are in .cache/sweep.json.`);
process.exitCode = faults.length > 0 || looked === 0 ? 1 : 0;
