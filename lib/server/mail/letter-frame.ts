// What stands around every letter: where its links lead, who sends it, the sentence about fictional profiles. (E05, A05)
import type { CompanyInfo, SiteSettings } from '@/lib/contract/site-settings';
import type { Locale } from '@/lib/site/languages/locales';
import { nicheOf, type Niche } from '@/lib/site/niches/niches';
import { pathTo } from '@/lib/site/addresses/routes';
import { companyLine } from '@/lib/site/site-info';
import { fictionalLabel, type Content } from './letter-content';
import type { Say } from './mail-texts';

export type Frame = {
  niche: Niche;
  siteName: string;
  /** The whole address behind a path of the site, in the reader's language: it may be opened where no cookie says which. (A06) */
  linkTo: (path: string) => string;
  copyHint: string;
  honesty: string;
  company: string;
  phone?: string;
  links: { label: string; path: string }[];
};

type Given = { say: Say; locale: Locale; address: string; settings: SiteSettings; company: CompanyInfo };

/** The frame of a letter on a site. `address`: scheme and host. */
export function letterFrame({ toMember, unsubscribe }: Pick<Content, 'toMember' | 'unsubscribe'>, { say, locale, address, settings, company }: Given): Frame {
  const privacy = { label: say('legal.privacy'), path: pathTo('pages-privacy') };
  return {
    niche: nicheOf(settings.niche),
    siteName: settings.name,
    linkTo: (path) => `${address}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`,
    copyHint: say('mail.common.copy'),
    honesty: say('mail.common.honesty', { label: fictionalLabel({ say, locale, settings }) }),
    company: companyLine(company),
    phone: settings.support_phone ?? company.support_phone,
    links: [
      ...(unsubscribe ? [{ label: say('mail.common.unsubscribe'), path: unsubscribe }] : []),
      ...(toMember ? [{ label: say('mail.common.notifications'), path: pathTo('settings-section', { section: 'notifications' }) }] : []),
      privacy,
    ],
  };
}
