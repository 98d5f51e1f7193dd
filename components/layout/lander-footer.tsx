import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { FooterLink } from './site-footer';

/** The short foot of a lander: the rules that one must be able to read, and the age. */
export function LanderFooter({ links }: { links: readonly FooterLink[] }) {
  const t = useTranslations('layout');
  return (
    <footer className="lander-footer">
      {links.map((link) => (
        <Link key={link.href} href={link.href} prefetch={false}>
          {link.label}
        </Link>
      ))}
      <span>{t('footer.labelled')}</span>
    </footer>
  );
}
