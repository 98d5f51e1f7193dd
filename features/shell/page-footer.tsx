import { useTranslations } from 'next-intl';
import { SiteFooter, type FooterLink } from '@/components/layout/site-footer';
import { UsFooter } from '@/components/layout/us-footer';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { pathTo } from '@/lib/site/routes';
import { companyLine, type SiteInfo } from '@/lib/site/site-info';

/** The operator's word for fictional profiles begins the sentence, whatever its language does with capitals. */
function capitalised(words: string, locale: string): string {
  const [first = '', ...rest] = words;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** Disclaimer, rules, money, help, company; in English also what the law of the United States asks. (S25, A14) */
export function PageFooter({ site, company }: { site: SiteInfo; company: CompanyInfo }) {
  const t = useTranslations('legal');
  const shell = useTranslations('shell.footer');
  const { plural } = site.fictional;
  const links: Record<'rules' | 'money' | 'help', FooterLink[]> = {
    rules: [
      { href: pathTo('pages-terms'), label: t('terms') },
      { href: pathTo('pages-privacy'), label: t('privacy') },
      { href: pathTo('pages-cookies'), label: t('cookies') },
      { href: pathTo('pages-ban'), label: t('ban_policy') },
    ],
    money: [
      { href: pathTo('pricing'), label: t('pricing') },
      { href: pathTo('pages-return-policy'), label: t('return_policy') },
      { href: pathTo('complaints'), label: t('complaints') },
    ],
    help: [
      { href: pathTo('pages-faq'), label: t('faq') },
      { href: pathTo('pages-service'), label: t('support') },
    ],
  };
  return (
    <>
      <SiteFooter
        name={site.name}
        links={links}
        phone={site.supportPhone ?? company.support_phone}
        company={companyLine(company)}
        disclaimer={plural ? shell('disclaimer', { plural: capitalised(plural, site.intlLocale) }) : undefined}
      />
      {site.locale === 'en' ? (
        <UsFooter
          safetyHref={pathTo('pages-faq')}
          privacyHref={pathTo('pages-privacy')}
          transactionsHref={pathTo('transactions-id', {})}
          termsHref={pathTo('pages-terms')}
        />
      ) : null}
    </>
  );
}
