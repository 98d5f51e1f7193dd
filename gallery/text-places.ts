// Where a text appears, for /dev/texts: pictures of the gallery, drawn as they open, and screens, each with the text marked in it.
import { markup, type Markup } from '@/lib/format/markup';
import { demoWorld } from '@/lib/server/seed/demo-world';
import type { Locale } from '@/lib/site/languages/locales';
import type { TextContext } from '@/scripts/locales/contexts';
import { formsOf } from '@/scripts/locales/message-text';
import { addressOf, firstLook } from './look';

/** So many pictures of a text are drawn beside it, and so many screens are named; of more, their number. */
const mostPictures = 4;
const mostScreens = 12;

/** The longest piece of a text without arguments, as the end of an address by which a browser finds and marks it. */
export function markOf(text: string): string {
  const piece = formsOf(text).flatMap((form) => form.split('{}')).map((each) => each.trim()).reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  return piece === '' ? '' : `#:~:text=${encodeURIComponent(piece).replaceAll('-', '%2D')}`;
}

let someone: number | undefined;
/** Somebody of the demo world whom every visitor may look at. */
const memberHere = () => (someone ??= demoWorld(new Date()).members.find(({ site, fictional, profileStatus }) => site === 'general' && !fictional && profileStatus === 'active')!.id);

/** One address by which a screen opens, with a member of the demo world where it needs one; null for one that needs another id, and for what is no screen. */
function addressFor(screen: string): string | null {
  if (screen === 'every page') return '/';
  if (screen === 'operator') return '/operator';
  const address = screen.replace(/\/\{\w+\?\}$/, '').replace(/^\/members\/\{id\}/, () => `/members/${memberHere()}`);
  return address.startsWith('/') && !address.includes('{') ? address : null;
}

function screenLink(screen: string, locale: Locale, mark: string): Markup {
  const address = addressFor(screen);
  return address === null ? markup`${screen} ` : markup`<a href="${address}?lang=${locale}${mark}">${screen}</a> `;
}

/** A scene in the language, closed: the browser asks for it as somebody opens it. */
function picture(scene: string, locale: Locale, mark: string): Markup {
  const address = addressOf(scene, { ...firstLook, locale });
  const parts = [
    markup`<summary>Picture: ${scene}</summary>`,
    markup`<p><a href="${address}${mark}">by itself</a> · <a href="/dev/gallery?locale=${locale}&place=${scene}">in the gallery</a></p>`,
    markup`<iframe loading="lazy" src="${address}" title="${scene}" sandbox="allow-scripts allow-same-origin"></iframe>`,
  ];
  return markup`<details class="where">${parts}</details>`;
}

/** Screens, code and room of a text, and its pictures. `text`: as the language has it. */
export function textPlaces({ screens, scenes, files, most: room }: TextContext, locale: Locale, text: string): Markup {
  const mark = markOf(text);
  const links = screens.length > mostScreens ? `${screens.length} screens` : screens.map((each) => screenLink(each, locale, mark));
  const further = scenes.slice(mostPictures).map((scene) => markup`<a href="${addressOf(scene, { ...firstLook, locale })}${mark}">${scene}</a> `);
  const parts = [
    markup`<p class="where"><b>Screens:</b> ${links} <b>Code:</b> ${files.join(', ')}${room !== undefined && ` · at most ${room} characters`}</p>`,
    ...scenes.slice(0, mostPictures).map((scene) => picture(scene, locale, mark)),
    further.length > 0 && markup`<p class="where">Also in ${further}</p>`,
  ];
  return markup`${parts}`;
}
