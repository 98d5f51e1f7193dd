// Who is seen on each lander in each niche, and what is said there: the landers' own pages over the embedded server with the demo world. Specification, section 1; design, 'Landers'.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import alonetonight from '@/app/[site]/[slug]/cached/(lander)/landers/alonetonight/[[...landing]]/page';
import collagelanding from '@/app/[site]/[slug]/cached/(lander)/landers/collagelanding/[[...landing]]/page';
import gallery from '@/app/[site]/[slug]/cached/(lander)/landers/gallery/[[...landing]]/page';
import iconslanding from '@/app/[site]/[slug]/cached/(lander)/landers/iconslanding/[[...landing]]/page';
import maplanding from '@/app/[site]/[slug]/cached/(lander)/landers/maplanding/[[...landing]]/page';
import socialnetwork from '@/app/[site]/[slug]/cached/(lander)/landers/socialnetwork/[[...landing]]/page';
import tinderswipe from '@/app/[site]/[slug]/cached/(lander)/landers/tinderswipe/page';
import transitionsvideolanding from '@/app/[site]/[slug]/cached/(lander)/landers/transitionsvideolanding/[[...landing]]/page';
import video from '@/app/[site]/[slug]/cached/(lander)/landers/video/[[...landing]]/page';
import home from '@/app/[site]/[slug]/cached/(default)/page';
import { landers } from '@/features/landers/registry';
import { setEnvironment } from '@/lib/api/testing/behind-php';
import { demoWorld } from '@/lib/server/seed/demo-world';
import { seedIfEmpty } from '@/lib/server/seed/seed-if-empty';
import { databases, type TestDatabase } from '@/lib/server/testing/database';
import { quickPasswords } from '@/lib/server/testing/quick-passwords';
import { today } from '@/lib/server/testing/small-world';
import { testServer } from '@/lib/server/testing/test-server';
import { niches, type Niche } from '@/lib/site/niches/niches';
import { siteKeyOf } from '@/lib/site/http/site-key';
import { slugOf } from '@/lib/site/addresses/slugs';
import nl from '@/locales/nl.json';
import { TestPage, testSite } from './member-page';

const { asked } = vi.hoisted(() => ({ asked: { handle: undefined as unknown } }));
vi.mock('@/lib/server/embedded', () => ({ embeddedHandler: () => Promise.resolve(asked.handle) }));
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers({ 'x-vonk-path': '/' })), cookies: () => Promise.resolve({ has: () => false, get: () => undefined }) }));
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}), usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { default: messages } = await import('@/locales/nl.json');
  return { setRequestLocale: () => undefined, getTranslations: (namespace: never) => Promise.resolve(createTranslator({ locale: 'nl', messages, namespace })) };
});

type Page = (props: { params: Promise<{ site: string; slug: string }> }) => Promise<ReactNode>;
const pages = { tinderswipe, alonetonight, collagelanding, gallery, iconslanding, maplanding, socialnetwork, transitionsvideolanding, video } as unknown as Record<string, Page>;
/** Those that show the site's people; the others are drawn. */
const peopled = ['tinderswipe', 'alonetonight', 'collagelanding', 'gallery', 'maplanding', 'socialnetwork'];
const withSlug = Object.keys(pages).filter((name) => name !== 'tinderswipe');

const world = demoWorld(today);
/** Whose photo a file is; some stand on two sites. */
const byFile = new Map(world.members.flatMap((member) => member.photos.flatMap(({ names }) => [names.full, names.thumb].map((name) => [`${member.site} ${name}`, member] as const))));

let database: TestDatabase;
beforeAll(async () => {
  setEnvironment({ API_ORIGIN: '', DATABASE_URL: '' });
  database = await databases[0]!.open();
  await seedIfEmpty(database.db, quickPasswords, today);
  asked.handle = testServer(database.db).handle;
});

/** A page of the site of a niche, and the members whose photos are on it. */
async function shown(page: Page, own: Niche, look: Niche) {
  const host = world.sites.find((each) => each.niche === own)!.hosts.at(-1)!;
  const drawn = await page({ params: Promise.resolve({ site: siteKeyOf(host)!, slug: slugOf({ niche: look, locale: 'nl' }) }) });
  const html = renderToStaticMarkup(TestPage({ site: testSite, children: drawn }));
  const names = [...new Set([...html.matchAll(/photo\.php\/([\w-]+)\.webp/g)].map(([, name]) => name!))];
  return { html, people: names.map((name) => byFile.get(`${own} ${name}`)) };
}

const women = { gender: ['woman'], least: 25, most: 99 };
/** Whom the texts of a niche promise. */
const promised: Record<Niche, { gender: string[] | null; least: number; most: number }> = {
  general: { gender: null, least: 25, most: 99 },
  she: women,
  bdsm: { gender: null, least: 25, most: 99 },
  bbw: { gender: null, least: 25, most: 99 },
  gilf: { gender: null, least: 58, most: 99 },
  milf: { gender: ['woman'], least: 36, most: 52 },
  gay: { gender: ['man'], least: 25, most: 99 },
};
const fits = (niche: Niche) => ({ gender, age }: { gender: string; age: number }) => (promised[niche].gender?.includes(gender) ?? true) && age >= promised[niche].least && age <= promised[niche].most;
const who = (people: ({ name: string; gender: string; age: number } | undefined)[]) => people.map((each) => each && `${each.name}, ${each.gender}, ${each.age}`);

test('the map shows the region that a visitor chose, and its people alone', async () => {
  for (const number of [1, 2, 5]) {
    const at: Page = async ({ params }) => maplanding({ params: Promise.resolve({ ...(await params), landing: [`region-${number}`] }) });
    const { html, people } = await shown(at, 'general', 'general');
    const [, chosen] = /<option value="(\d+)" selected="">/.exec(html) ?? [];
    expect([chosen, people.length > 0, new Set(people.map((each) => each?.region)).size]).toEqual([String(number), true, 1]);
  }
});

test('every lander with people of its own is looked at here', () => {
  expect(Object.keys(pages).toSorted(), 'the page of each lander stands in `pages`; of one that shows people its name in `peopled` too').toEqual(landers.filter(({ aroundMember }) => !aroundMember).map(({ name }) => name).toSorted());
});

describe.each(niches)('in the niche %s', (niche) => {
  test.each(withSlug.filter((name) => peopled.includes(name)))('%s of a general site shows whom the niche promises', async (name) => {
    const { people } = await shown(pages[name]!, 'general', niche);
    expect(people.length).toBeGreaterThan(0);
    expect(who(people.filter((each) => !each || !fits(niche)(each)))).toEqual([]);
  });

  test.each(peopled)('%s of the niche’s own site shows that site’s members', async (name) => {
    const { people } = await shown(pages[name]!, niche, niche);
    expect(people.length).toBeGreaterThan(0);
    expect(people.filter((each) => each?.site !== niche)).toEqual([]);
    if (niche === 'bbw') expect(people.filter((each) => each!.photos[0]!.portrait.build !== 'full').map((each) => each!.name)).toEqual([]);
  });

  test('so does the home in its look', async () => {
    const { html, people } = await shown(home as unknown as Page, 'general', niche);
    expect(who(people.filter((each) => !each || !fits(niche)(each)))).toEqual([]);
    expect(html).toContain(nl.home[niche].title);
  });

  test('[A11] the one question is the niche’s, and no other’s', async () => {
    const { html } = await shown(alonetonight as unknown as Page, 'general', niche);
    expect(niches.filter((each) => html.includes(nl.lander.alonetonight[each].question))).toEqual([niche]);
    for (const answer of [nl.lander.alonetonight[niche].one, nl.lander.alonetonight[niche].two]) expect(html).toContain(answer);
  });

  test.each(withSlug.filter((name) => !peopled.includes(name)))('%s is drawn, with nobody’s photo that does not fit', async (name) => {
    const { html, people } = await shown(pages[name]!, 'general', niche);
    expect(html).toContain('/signup?slug=');
    expect(who(people.filter((each) => !each || !fits(niche)(each)))).toEqual([]);
  });
});
