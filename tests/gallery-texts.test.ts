import { expect, test } from 'vitest';
import { GET } from '@/app/dev/gallery/texts/route.gallery';
import { markOf, textPlaces } from '@/gallery/text-places';
import { textsOf } from '@/scripts/locales/catalogues';

const pageOf = async (query: string) => GET(new Request(`http://localhost:3000/dev/texts?${query}`)).text();

test('the page of texts has with each what the glossary says of it in the language, and the words that the language avoids', async () => {
  expect(await pageOf('lang=es&q=pay.bundle')).toMatch(/<b>Glossary:<\/b> bundel = pack\.[^<]*Not: paquete\*<\/p>/);
});

test('a page has forty texts, with the way to the next in the same search and language; a number beyond the last is the last', async () => {
  const keysOf = (page: string) => [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, key]) => key);
  const all = [...textsOf('nl').keys()];
  const [first, second] = [await pageOf('lang=fi'), await pageOf('lang=fi&page=2')];
  expect([...keysOf(first), ...keysOf(second)]).toEqual(all.slice(0, 80));
  expect(first).toContain(`Page 1 of ${Math.ceil(all.length / 40)}`);
  expect(second).toContain('href="/dev/texts?q=&#38;lang=fi&#38;page=3"');
  expect(first).not.toContain('Previous');
  expect(keysOf(await pageOf('page=9999'))).toEqual(all.slice(-(all.length % 40 || 40)));
  expect(await pageOf('q=pay.bundle')).not.toContain('aria-label="Pages"');
});

test('a text has pictures of the scenes that show it, in the language, which come as they are opened, and screens where it is marked', () => {
  const { text } = textPlaces({ files: ['features/a.tsx'], screens: ['/settings', '/chats/{id}', '/members/{id}/landing2/{lander?}', 'every page'], scenes: ['like-modal', 'b', 'c', 'd', 'documents/mail-measure'], most: 22 }, 'fr', 'Voir le profil - ici');
  expect(text).toContain('<summary>Picture: like-modal</summary>');
  expect(text).toContain('<iframe loading="lazy" src="/dev/gallery/fr/general/light/like-modal"');
  expect(text).toContain('href="/dev/gallery/fr/general/light/like-modal#:~:text=Voir%20le%20profil%20%2D%20ici"');
  expect(text).toContain('<a href="/settings?lang=fr#:~:text=Voir%20le%20profil%20%2D%20ici">/settings</a> /chats/{id} <a href="/members/');
  expect(text).toMatch(/href="\/members\/\d+\/landing2\?lang=fr#:~:text=Voir/);
  expect(text).toContain('<a href="/?lang=fr');
  expect(text).toMatch(/Also in <a href="\/dev\/gallery\/fr\/general\/light\/documents\/mail-measure#/);
  expect(text).toContain('at most 22 characters');
});

test('the words that a browser marks are the longest that stand between arguments', () => {
  expect(markOf('{count, plural, one {Nog # dag} other {Nog # lange dagen}}')).toBe('#:~:text=lange%20dagen');
  expect(markOf('{name}, {age}')).toBe('#:~:text=%2C');
  expect(markOf('{amount}')).toBe('');
});
