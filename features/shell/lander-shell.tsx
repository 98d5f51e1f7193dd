import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanderBar } from '@/components/layout/lander-bar';
import { LanderFooter } from '@/components/layout/lander-footer';
import { PageShell } from '@/components/layout/page-shell';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { companyLine, type SiteInfo } from '@/lib/site/site-info';
import { useDisclaimer } from './disclaimer';
import { useFooterLinks } from './footer-links';
import { PageIslands } from './page-islands';

/** Layout lander: the logo and the age above, what one must know below, one question between them. (A16) */
export function LanderShell({ site, company, children }: { site: SiteInfo; company: CompanyInfo; children: ReactNode }) {
  const t = useTranslations();
  const { rules, money, help } = useFooterLinks();
  return (
    <>
      <PageShell
        bar={<LanderBar name={site.name} />}
        footer={
          <LanderFooter
            disclaimer={useDisclaimer(site) ?? t('layout.footer.disclaimer')}
            links={[...rules, ...money, ...help]}
            phone={site.supportPhone ?? company.support_phone}
            company={companyLine(company)}
            note={site.illustrated ? t('shell.footer.illustrations') : undefined}
          />
        }
      >
        {children}
      </PageShell>
      <PageIslands />
    </>
  );
}
