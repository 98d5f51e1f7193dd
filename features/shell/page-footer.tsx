import { useTranslations } from 'next-intl';
import { SiteFooter } from '@/components/layout/site-footer';
import { UsFooter } from '@/components/layout/us-footer';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { pathTo } from '@/lib/site/addresses/routes';
import { companyLine, type SiteInfo } from '@/lib/site/site-info';
import { useDisclaimer } from './disclaimer';
import { useFooterLinks } from './footer-links';

/** Disclaimer, rules, money, help, company; in English also what the law of the United States asks. (S25, A14) */
export function PageFooter({ site, company }: { site: SiteInfo; company: CompanyInfo }) {
  const t = useTranslations('shell.footer');
  return (
    <>
      <SiteFooter
        name={site.name}
        links={useFooterLinks()}
        phone={site.supportPhone ?? company.support_phone}
        company={companyLine(company)}
        disclaimer={useDisclaimer(site)}
        note={site.illustrated ? t('illustrations') : undefined}
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
