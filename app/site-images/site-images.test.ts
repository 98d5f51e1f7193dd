import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { siteSettings } from '@/lib/contract/site-settings';
import { locales } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';
import { GET as favicon } from '../favicon.ico/route';
import { GET as manifest } from '../manifest.webmanifest/route';
import { GET as robots } from '../robots.txt/route';
import { GET as image } from './[name]/route';
import { GET as sitemap } from '../sitemap.xml/route';
import { siteWords } from '../page-data/site-words';

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const asked = (name: string) => new Request(`http://localhost:3000/${name}`, { headers: { host } });
const picture = (name: string) => image(asked(`site-images/${name}`), { params: Promise.resolve({ name }) });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('pictures of a site', () => {
  test.each([
    ['icon-192.png', 'png', 192, 192],
    ['icon-512.png', 'png', 512, 512],
    ['maskable-512.png', 'png', 512, 512],
    ['badge-96.png', 'png', 96, 96],
    ['apple-touch-icon.png', 'png', 180, 180],
    ['share-nl.jpg', 'jpeg', 1200, 630],
    ['share-gay-eng.jpg', 'jpeg', 1200, 630],
  ])('%s is a %s of %d x %d', async (name, format, width, height) => {
    const response = await picture(name);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format, width, height });
  });

  test('[A11] differ by niche, and by the name and line of the site', async () => {
    server.php.operator.settingsOf = (asking) => ({ name: asking === host ? 'Vonk & Zo <b>' : 'Ander', index_title: 'Zażółć gęślą jaźń' });
    const mine = await bytesOf(await picture('share-nl.jpg'));
    expect(mine.equals(await bytesOf(await picture('share-she-nl.jpg')))).toBe(false);
    expect(mine.equals(await bytesOf(await picture('share-nl.jpg')))).toBe(true);
    host = newHost(server.php);
    server.php.operator.settingsOf = () => ({ name: 'Ander' });
    expect(mine.equals(await bytesOf(await picture('share-nl.jpg')))).toBe(false);
  });

  test('[A11] icons differ by niche', async () => {
    const icons = [];
    for (const niche of [1, 2, 7]) {
      host = newHost(server.php);
      server.php.operator.settingsOf = () => ({ name: 'Vonk', niche });
      icons.push((await bytesOf(await picture('icon-192.png'))).toString('base64'));
    }
    expect(new Set(icons).size).toBe(3);
  });

  test.each(['nope.png', 'share-xx.jpg', 'share-auto.jpg', 'share-nl_ad.jpg', 'toString', '__proto__', 'share-.jpg'])('%s is none', async (name) => expect((await picture(name)).status).toBe(404));

  test('favicon.ico holds one picture of 32 x 32', async () => {
    const bytes = await bytesOf(await favicon(asked('favicon.ico')));
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(bytes.readUInt32LE(14)).toBe(bytes.length - 22);
    expect(await sharp(bytes.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 });
  });
});

describe('the words of a site', () => {
  const site = (more: object) => siteSettings.parse({ name: 'Vonk', index_title: 'Begin met een vonk', description: 'Daten', domain_language: 'nl', ...more });

  test('[E04] stand in the language of the page: the operator’s where they are in it, else those of its home', async () => {
    expect(await siteWords(site({}), { locale: 'nl', niche: 'general' })).toEqual({ title: 'Begin met een vonk', description: 'Daten' });
    const german = await siteWords(site({}), { locale: 'de', niche: 'general' });
    expect(german.title).toBe('Alles beginnt mit einem Funken');
    expect(german.description).toContain('Lerne Menschen kennen');
    expect(await siteWords(site({ index_title: { de: 'Funkenflug' } }), { locale: 'de', niche: 'gay' })).toMatchObject({ title: 'Funkenflug' });
  });

  test.each(locales)('[A06] are there in %s for every niche, without a full stop in a title', async (locale) => {
    for (const niche of niches) {
      const { title, description } = await siteWords(siteSettings.parse({ name: 'Vonk' }), { locale, niche });
      expect([title.length > 3 && !title.endsWith('.'), description.length > 20]).toEqual([true, true]);
    }
  });
});

describe('what a site says of itself', () => {
  test('the manifest of each niche has ways in, in the language of the site, and shows the app; every picture that it names is there', async () => {
    for (const niche of [1, 2, 7]) {
      const own = newHost(server.php);
      server.php.operator.settingsOf = (asking) => (asking === own ? { name: 'Vonk', niche, domain_language: 'de' } : {});
      const answer = await manifest(new Request('http://localhost:3000/manifest.webmanifest', { headers: { host: own } }));
      const told = (await answer.json()) as { shortcuts: { name: string; url: string }[]; screenshots: { src: string; sizes: string; form_factor: string }[] };
      expect(told.shortcuts.map(({ name, url }) => [name, url])).toEqual([['Nachrichten', '/chats'], ['Likes', '/likes'], ['Swipe', '/swipe-game'], ['Suche', '/members']]);
      expect(told.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
      for (const { src, sizes } of told.screenshots) {
        const { format, width, height } = await sharp(`public${src}`).metadata();
        expect([format, `${width}x${height}`]).toEqual(['webp', sizes]);
      }
    }
  });

  test('[A06] the manifest speaks the language that its page asks for; one that does not exist is the site’s', async () => {
    server.php.operator.settingsOf = () => ({ name: 'Vonk', domain_language: 'de' });
    const of = async (lang: string) => {
      const told = (await (await manifest(asked(`manifest.webmanifest?lang=${lang}`))).json()) as { id: string; lang: string; shortcuts: { name: string }[] };
      return [told.id, told.lang, told.shortcuts[0]!.name];
    };
    expect(await of('fr')).toEqual(['/', 'fr', 'Messages']);
    expect(await of('xx')).toEqual(['/', 'de', 'Nachrichten']);
  });

  test('[A11] the manifest has its name, its colours and a maskable icon', async () => {
    server.php.operator.settingsOf = () => ({ name: 'Knoop', niche: 3, domain_language: 'de' });
    const told = (await (await manifest(asked('manifest.webmanifest'))).json()) as { name: string; lang: string; theme_color: string; icons: { src: string; purpose: string }[] };
    expect([told.name, told.lang, parseInt(told.theme_color.slice(1, 3), 16) < 40]).toEqual(['Knoop', 'de', true]);
    expect(told.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of told.icons) expect((await picture(src.split('/').at(-1)!)).status, src).toBe(200);
  });

  test('robots.txt names the sitemap of its own host', async () => {
    expect(await (await robots(asked('robots.txt'))).text()).toContain(`Sitemap: https://${host}/sitemap.xml`);
    expect(await (await sitemap(asked('sitemap.xml'))).text()).toContain(`<loc>https://${host}/nl</loc>`);
  });

  test('on a host of no site nothing is told; where the server is silent it says when to come back', async () => {
    server.php.misbehave('/api/settings.php', 'refuse');
    expect((await robots(asked('robots.txt'))).status).toBe(503);
    host = 'unknown.test';
    for (const get of [robots, sitemap, manifest, favicon]) expect((await get(asked('x'))).status).toBeGreaterThanOrEqual(421);
  });
});
