import { useTranslations } from 'next-intl';
import type { FooterLink } from '@/components/layout/site-footer';
import { pathTo } from '@/lib/site/addresses/routes';

/** The nine pages that one must be able to read from everywhere: rules, money, help. (S25) */
export function useFooterLinks(): Record<'rules' | 'money' | 'help', FooterLink[]> {
  const t = useTranslations('legal');
  return {
    rules: [
      { href: pathTo('pages-terms'), label: t('terms') },
      { href: pathTo('pages-privacy'), label: t('privacy') },
      { href: pathTo('pages-cookies'), label: t('cookies') },
      { href: pathTo('pages-ban'), label: t('ban_policy') },
    ],
    money: [
      { href: pathTo('pricing', {}), label: t('pricing') },
      { href: pathTo('pages-return-policy'), label: t('return_policy') },
      { href: pathTo('complaints'), label: t('complaints') },
    ],
    help: [
      { href: pathTo('pages-faq'), label: t('faq') },
      { href: pathTo('pages-service'), label: t('support') },
    ],
  };
}
