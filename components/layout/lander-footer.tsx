import { useTranslations } from 'next-intl';
import { telHref } from '@/lib/format/phone';
import { PageLink } from '../ui/page-link';
import { AgeMark } from './age-mark';
import type { FooterLink } from './site-footer';

type LanderFooterProps = {
  disclaimer: string;
  links: readonly FooterLink[];
  phone?: string | null;
  /** Company, register, place. */
  company?: string | null;
  /** 'All portraits are illustrations.' while demo people are shown. */
  note?: string;
};

/** The foot of a lander, in one block: what one must know, the rules, whom to call, who runs the site. */
export function LanderFooter({ disclaimer, links, phone, company, note }: LanderFooterProps) {
  const t = useTranslations('layout.footer');
  return (
    <footer className="lander-footer">
      <div className="wrap">
        <div className="cluster">
          <AgeMark />
          <p>{disclaimer}</p>
        </div>
        <nav aria-label={t('label')}>
          {links.map(({ href, label }) => (
            <PageLink key={href} href={href}>
              {label}
            </PageLink>
          ))}
          {phone ? (
            <a href={telHref(phone)}>
              <b>{phone}</b>
            </a>
          ) : null}
        </nav>
        <p className="lander-company tiny">{[company, note].filter(Boolean).join(' · ')}</p>
      </div>
    </footer>
  );
}
