// What search engines and those who share a link are served: each page of the sitemap says of itself what the sitemap says.
import sharp from 'sharp';
import { expect, test } from './fixtures';

/** What stands in the head of a page, as one who reads HTML finds it. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:link|meta)\s[^>]*>/g)].map(([tag]) => Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/gi)].map(([, name, value]) => [name!.toLowerCase(), value!.replaceAll('&amp;', '&')])));
  const meta = (name: string) => tags.find((tag) => (tag['name'] ?? tag['property']) === name)?.['content'] ?? '';
  return {
    title: /<title>([^<]+)<\/title>/.exec(head)?.[1] ?? '',
    description: meta('description'), robots: meta('robots'), shared: meta('og:title'), image: meta('og:image'),
    canonical: tags.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    languages: Object.fromEntries(tags.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang).map(({ hreflang, href }) => [hreflang!, href!])),
  };
}

/** Of the pages of each site every fourth is opened, which are some of the eleven languages of each: the first here. */
const firstOf = { general: 0, she: 2 } as const;

for (const host of ['general', 'she'] as const) {
  test(`each page of the sitemap of ${host} is its own canonical in some of its languages, names all of them, and has a title, a description and a picture to share`, { tag: '@once' }, async ({ request, baseURL }) => {
    const origin = host === 'general' ? baseURL! : baseURL!.replace('127.0.0.1', `${host}.localhost`);
    const headers = { host: new URL(origin).host };
    const get = (address: string) => request.get(address.replace(origin, baseURL!), { headers });
    const map = await (await get(`${origin}/sitemap.xml`)).text();
    const entries = [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address, links]) => ({
      address: address!.replaceAll('&amp;', '&'),
      languages: Object.fromEntries([...links!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag!, href!.replaceAll('&amp;', '&')]).filter(([tag]) => tag !== 'x-default')),
    }));
    expect(entries.length).toBeGreaterThan(11 * 15);
    const pictures = new Set<string>();
    for (const [index, { address, languages }] of entries.entries()) {
      expect(address.startsWith(`${origin}/`), address).toBe(true);
      expect(Object.values(languages), address).toContain(address);
      if (index % 4 !== firstOf[host]) continue;
      const answer = await get(address);
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      const head = headOf(html);
      expect([head.canonical, head.languages], address).toEqual([[address], languages]);
      expect(languages[/<html[^>]* lang="([^"]+)"/.exec(html)![1]!], address).toBe(address);
      for (const words of [head.title, head.description, head.shared]) expect(words.length, address).toBeGreaterThan(3);
      expect(head.robots, address).not.toContain('noindex');
      pictures.add(head.image);
    }
    for (const picture of pictures) {
      const { width, height } = await sharp(await (await get(picture)).body()).metadata();
      expect([width, height], picture).toEqual([1200, 630]);
    }
    // In each language a picture of its own.
    expect(pictures.size).toBe(11);
  });
}
