// A letter as it is sent: subject, HTML and plain text, in the reader's language and the site's colours. Specification, section 1; design, screen 72.
import type { CompanyInfo, SiteSettings } from '@/lib/contract/site-settings';
import type { Locale } from '@/lib/site/languages/locales';
import { countryOf } from '@/lib/site/site-info';
import type { Letter } from './letter';
import { letterContent } from './letter-content';
import { letterFrame } from './letter-frame';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { mailTexts } from './mail-texts';
import { siteAddress } from './site-address';

export type LetterSite = { domain: string; settings: SiteSettings; company: CompanyInfo };
export type RenderedLetter = { subject: string; html: string; text: string };

/** Renders a letter. `port`: where this server listens, for the links of demo sites. */
export async function renderLetter(letter: Letter, { site, locale, port }: { site: LetterSite; locale: Locale; port: number }): Promise<RenderedLetter> {
  const { settings, company } = site;
  const say = await mailTexts(locale, letter.kind === 'order' ? letter.country : countryOf(settings));
  const content = letterContent(letter, { say, locale, settings });
  const frame = letterFrame(content, { say, locale, settings, company, address: siteAddress(site, port) });
  return { subject: content.subject, html: letterHtml(content, frame, locale), text: letterText(content, frame, locale) };
}
