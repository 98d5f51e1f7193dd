// The operator page of opening lines: of each site, in each language, as many as there is use for. Specification, section 1. (A02)
import { markup, type Markup } from '@/lib/format/markup';
import { locales, localeTable, type Locale } from '@/lib/site/languages/locales';
import { operatorHtml, fault, type OperatorPage } from './operator-frame';

export const mostLines = 40;
export const longestLine = 140;

export type IcebreakerSheet = {
  sites: readonly { id: number; name: string }[];
  site: number;
  language: Locale;
  lines: string;
  fault?: string;
  saved?: boolean;
};

type Option = { value: string | number; words: string; chosen: boolean };

function select(name: string, label: string, options: readonly Option[]): Markup {
  const list = options.map(({ value, words, chosen }) => markup`<option value="${value}"${chosen ? markup` selected` : ''}>${words}</option>`);
  return markup`<label><span class="label">${label}</span><select name="${name}">${list}</select></label>`;
}

/** Which site and language the lines are of. */
function chooseForm({ say, locale: spoken }: OperatorPage, { sites, site, language }: IcebreakerSheet): Markup {
  const nameOf = (locale: Locale) => new Intl.DisplayNames([localeTable[spoken].iso], { type: 'language' }).of(localeTable[locale].code) ?? locale;
  const parts = [
    select('site', say('operator.icebreakers.site'), sites.map(({ id, name }) => ({ value: id, words: name, chosen: id === site }))),
    select('language', say('operator.icebreakers.language'), locales.map((each) => ({ value: each, words: nameOf(each), chosen: each === language }))),
    markup`<button>${say('operator.icebreakers.show')}</button>`,
  ];
  return markup`<form class="card choose" method="get" action="/operator/icebreakers">${parts}</form>`;
}

function linesForm({ say }: OperatorPage, { site, language, lines, fault: wrong }: IcebreakerSheet): Markup {
  const marks = wrong ? markup` aria-invalid="true" aria-describedby="lines-fault"` : '';
  const field = [
    markup`<span class="label">${say('operator.icebreakers.lines')}</span>`,
    markup`<textarea name="lines" rows="16" lang="${localeTable[language].code}"${marks}>${lines}</textarea>`,
    markup`<span class="hint">${say('operator.icebreakers.hint', { max: mostLines, length: longestLine })}</span>`,
  ];
  const parts = [
    markup`<input type="hidden" name="site" value="${site}">`,
    markup`<input type="hidden" name="language" value="${language}">`,
    markup`<label>${field}</label>`,
    fault('lines-fault', wrong),
    markup`<button>${say('operator.icebreakers.submit')}</button>`,
  ];
  return markup`<form class="card form" method="post" action="/operator/icebreakers">${parts}</form>`;
}

export function icebreakerPage(page: OperatorPage, sheet: IcebreakerSheet): string {
  const title = page.say('operator.icebreakers.title');
  const saved = sheet.saved && markup`<p class="note good" role="status">${page.say('operator.icebreakers.saved')}</p>`;
  return operatorHtml(page, title, markup`<h1>${title}</h1>${saved}
${chooseForm(page, sheet)}
${linesForm(page, sheet)}`);
}
