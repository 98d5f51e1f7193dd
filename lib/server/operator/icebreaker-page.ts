// The operator page of opening lines: of each site, in each language, as many as there is use for. Specification, section 1. (A02)
import { markup } from '@/lib/format/markup';
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

export function icebreakerPage(page: OperatorPage, { sites, site, language, lines, fault: wrong, saved }: IcebreakerSheet): string {
  const { say } = page;
  const title = say('operator.icebreakers.title');
  const option = (value: string | number, words: string, on: boolean) => markup`<option value="${value}"${on ? markup` selected` : ''}>${words}</option>`;
  const nameOf = (locale: Locale) => new Intl.DisplayNames([localeTable[page.locale].iso], { type: 'language' }).of(localeTable[locale].code) ?? locale;
  return operatorHtml(page, title, markup`<h1>${title}</h1>${saved ? markup`<p class="note good" role="status">${say('operator.icebreakers.saved')}</p>` : ''}
<form class="card choose" method="get" action="/operator/icebreakers"><label><span class="label">${say('operator.icebreakers.site')}</span><select name="site">${sites.map(({ id, name }) => option(id, name, id === site))}</select></label><label><span class="label">${say('operator.icebreakers.language')}</span><select name="language">${locales.map((each) => option(each, nameOf(each), each === language))}</select></label><button>${say('operator.icebreakers.show')}</button></form>
<form class="card form" method="post" action="/operator/icebreakers"><input type="hidden" name="site" value="${site}"><input type="hidden" name="language" value="${language}"><label><span class="label">${say('operator.icebreakers.lines')}</span><textarea name="lines" rows="16" lang="${localeTable[language].code}"${wrong ? markup` aria-invalid="true" aria-describedby="lines-fault"` : ''}>${lines}</textarea><span class="hint">${say('operator.icebreakers.hint', { max: mostLines, length: longestLine })}</span></label>${fault('lines-fault', wrong)}<button>${say('operator.icebreakers.submit')}</button></form>`);
}
