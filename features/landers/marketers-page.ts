import { trackingKeys } from '@/lib/contract/tracking';
import { markup, Markup } from '@/lib/format/markup';
import { locales, localeTable } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';
import { toolPage } from '@/lib/site/http/tool-page';
import { hasSlug, landerLink, type LanderWish } from './lander-link';
import { landerWish } from './lander-wish';
import { marketersScript, marketersSheet } from './marketers-sheet';
import { landers, type Lander } from './registry';

const option = (value: string, label: string, chosen: boolean) => markup`<option value="${value}"${chosen && new Markup(' selected')}>${label}</option>`;

function form(chosen: Lander, { niche, locale, tracking = {}, bounces }: LanderWish, typedMember: string, isWrong: boolean): Markup {
  const landerOptions = landers.map(({ name, aroundMember }) => option(name, aroundMember ? `${name} (around a member)` : name, name === chosen.name));
  const nicheOptions = niches.map((each) => option(each, each, each === niche));
  const languageOptions = locales.map((each) => option(each, localeTable[each].name, each === locale));
  const marks = isWrong && markup` aria-invalid="true" aria-describedby="wrong"`;
  const track = trackingKeys.map((key) => markup`<label>${key}<input name="${key}" maxlength="100" value="${tracking[key] ?? ''}"></label>`);
  return markup`<form>
<label>Lander<select name="lander">${landerOptions}</select></label>
<label>Niche<select name="niche"><option value="">the site’s own</option>${nicheOptions}</select></label>
<label>Language<select name="language"><option value="">the visitor’s own</option>${languageOptions}</select></label>
<label>Member id<input name="member" inputmode="numeric" value="${typedMember}"${marks}></label>
${isWrong && markup`<p class="wrong" id="wrong" role="alert">A lander around a member needs that member’s id: the number in /members/123.</p>`}
${track}
<label class="check"><input type="checkbox" name="lb" value="1"${bounces && new Markup(' checked')}> Log when the page is left (lb)</label>
<button>Make the link</button></form>`;
}

function result(origin: string, link: string | null): Markup | false {
  const copy = markup`<button type="button" id="copy" hidden>Copy</button> <span id="copied" role="status"></span>`;
  return link !== null && markup`<p class="result"><a id="link" href="${link}">${origin}${link}</a> ${copy}</p>`;
}

/** Every niche and language of one lander; where its address has no slug, its languages. */
function table(lander: Lander, wish: LanderWish): Markup {
  const rows = hasSlug(lander) ? niches : [null];
  const cell = (niche: LanderWish['niche'], locale: LanderWish['locale']) => {
    const link = landerLink(lander, { ...wish, niche, locale });
    const name = `${lander.name}, ${niche ?? 'the site’s own niche'}, ${locale ? localeTable[locale].name : 'the visitor’s language'}`;
    return markup`<td>${link ? markup`<a href="${link}" aria-label="${locale ?? 'auto'}: ${name}">${locale ?? 'auto'}</a>` : '–'}</td>`;
  };
  const head = ['Niche', 'auto', ...locales].map((name) => markup`<th scope="col">${name}</th>`);
  const body = rows.map((niche) => markup`<tr><th scope="row">${niche ?? 'own'}</th>${[null, ...locales].map((locale) => cell(niche, locale))}</tr>`);
  return markup`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function card(lander: Lander, wish: LanderWish): Markup {
  const { name, preview, layout, dark, aroundMember } = lander;
  const kind = [`layout ${layout}`, dark && 'dark in either theme', aroundMember && 'around a member', !hasSlug(lander) && 'no slug: the niche is the site’s own'].filter(Boolean).join(', ');
  const needs = aroundMember && !wish.member ? markup`<p>Type a member’s id above and make the link: the addresses follow.</p>` : table(lander, wish);
  const parts = [
    markup`<h2 id="${name}">${name}</h2>`,
    markup`<p>${kind}</p>`,
    markup`<div class="scroll" tabindex="0" role="region" aria-labelledby="${name}">${needs}</div>`,
  ];
  return markup`<section><img src="${preview}" alt="${name} on a phone" width="195" height="422" loading="lazy"><div>${parts}</div></section>`;
}

/** `/dev/landers`: all landers in every niche and language, and a form that makes links for advertisements. In English, for who runs the sites. `back`: the page that led here. (R18, R19, E09) */
export function marketersPage(origin: string, search: URLSearchParams, back?: string): string {
  const wish = landerWish(search);
  const chosen = landers.find(({ name }) => name === search.get('lander')) ?? landers[0]!;
  const link = landerLink(chosen, wish);
  const typedMember = search.get('member') ?? '';
  const isWrong = search.has('lander') && (link === null || (typedMember.trim() !== '' && !wish.member));
  const wayBack = back !== undefined && markup`<p><a href="${back}">Back</a></p>`;
  const body = markup`<main>${wayBack}<h1>Landers</h1>
<p>Links for advertisements. What is filled in here goes along in every address on this page; a visitor’s own choices never stand in an address.</p>
${form(chosen, wish, typedMember, isWrong)}${search.has('lander') && !isWrong && result(origin, link)}
${landers.map((lander) => card(lander, wish))}</main><script>${new Markup(marketersScript)}</script>`;
  return toolPage({ lang: 'en', title: 'Landers', style: new Markup(marketersSheet) }, body);
}
