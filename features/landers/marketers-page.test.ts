import { expect, test } from 'vitest';
import { landerLink } from './lander-link';
import { marketersPage } from './marketers-page';
import { landers } from './registry';

const named = (name: string) => landers.find((lander) => lander.name === name)!;
const page = (query = '') => new DOMParser().parseFromString(marketersPage('https://vonk.example', new URLSearchParams(query)), 'text/html');
const link = (query: string) => page(query).querySelector('#link');

test.each([
  ['gallery', { niche: null, locale: null }, '/landers/gallery/auto'],
  ['gallery', { niche: 'she', locale: null }, '/landers/gallery/she-auto'],
  ['gallery', { niche: 'gay', locale: 'en' }, '/landers/gallery/gay-eng'],
  ['gallery', { niche: null, locale: 'pl' }, '/landers/gallery/pl'],
  ['tinderswipe', { niche: 'gay', locale: 'de' }, '/landers/tinderswipe?lang=de'],
  ['landing', { niche: null, locale: 'fi', member: '7' }, '/members/7/landing?lang=fi'],
  ['landing2', { niche: 'gilf', locale: 'nl', member: '7', bounces: true }, '/members/7/landing2/gilf-nl?lb=1'],
  ['landing2', { niche: null, locale: 'nl' }, null],
] as const)('[A12, A13] %s for %j is %s', (name, wish, address) => expect(landerLink(named(name), wish)).toBe(address));

test('[R18, R19] every lander stands there with its preview, in every niche and language', () => {
  const shown = page('lander=gallery&member=2');
  expect([...shown.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(landers.map(({ name }) => name));
  expect([...shown.querySelectorAll('section img')].map((image) => image.getAttribute('src'))).toEqual(landers.map(({ preview }) => preview));
  expect(shown.querySelectorAll('[aria-labelledby=gallery] td a')).toHaveLength(7 * 12);
  expect(shown.querySelector('[aria-labelledby=landing3] td a')!.getAttribute('href')).toBe('/members/2/landing3/auto');
});

test('the form makes one whole link with the tracking values in it, escaped', () => {
  const made = link('lander=gallery&niche=bdsm&language=de&network=ads%26more&ref=spring&sub1=a&sub3=c&lb=1')!;
  expect(made.textContent).toBe('https://vonk.example/landers/gallery/bdsm-de?network=ads%26more&ref=spring&sub1=a&sub3=c&lb=1');
  expect(made.getAttribute('href')).toBe('/landers/gallery/bdsm-de?network=ads%26more&ref=spring&sub1=a&sub3=c&lb=1');
});

test.each(['lander=landing', 'lander=landing&member=seven', 'lander=gallery&member=0'])('%s: no link, and the field says what it needs; what was typed stays', (query) => {
  const asked = page(query);
  expect(asked.querySelector('#link')).toBeNull();
  expect(asked.querySelector('[role=alert]')!.textContent).toContain('needs that member’s id');
  expect(asked.querySelector<HTMLInputElement>('[name=member]')!.value).toBe(new URLSearchParams(query).get('member') ?? '');
});

test('what stands in the address makes no markup', () => {
  const asked = page(`lander=gallery&member=${encodeURIComponent('"><img src=x onerror=y>')}&ref=${encodeURIComponent('<script>')}`);
  expect(asked.querySelector('[onerror]')).toBeNull();
  expect(asked.querySelectorAll('script')).toHaveLength(1);
});
