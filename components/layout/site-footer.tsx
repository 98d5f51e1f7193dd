import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { telHref } from '@/lib/format/phone';
import { Logo } from '../ui/logo';
import { PageLink } from '../ui/page-link';
import { AgeMark } from './age-mark';

export type FooterLink = { href: string; label: string };

type SiteFooterProps = {
  name: string;
  links: { rules: readonly FooterLink[]; money: readonly FooterLink[]; help: readonly FooterLink[] };
  /** As people write it; the link leaves out dashes and spaces. */
  phone?: string | null;
  /** Company, register, place. */
  company?: string | null;
  /** The site's own disclaimer where it has one. */
  disclaimer?: ReactNode;
  /** Under everything else: 'All portraits are illustrations.' while demo people are shown. */
  note?: ReactNode;
};

/** Disclaimer first, then rules, money, help. */
export function SiteFooter({ name, links, phone, company, disclaimer, note }: SiteFooterProps) {
  const t = useTranslations('layout');
  const columns = [
    { title: t('footer.rules'), items: links.rules },
    { title: t('footer.money'), items: links.money },
    { title: t('footer.help'), items: links.help, phone },
  ];
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <div className="cluster">
              <Logo name={name} href={null} />
              <AgeMark />
            </div>
            <p className="mt-2">{disclaimer ?? t('footer.disclaimer')}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.items.map((link) => (
                  <li key={link.href}>
                    <PageLink href={link.href}>
                      {link.label}
                    </PageLink>
                  </li>
                ))}
                {column.phone ? (
                  <li>
                    <a href={telHref(column.phone)}>
                      <b>{column.phone}</b>
                    </a>
                  </li>
                ) : null}
              </ul>
            </nav>
          ))}
        </div>
        <p className="tiny mt-4">
          {[company, note].filter(Boolean).map((part, index) => (
            <span key={index}>
              {index > 0 ? ' · ' : null}
              {part}
            </span>
          ))}
        </p>
      </div>
    </footer>
  );
}
