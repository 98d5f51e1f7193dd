import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';

type UsFooterProps = {
  /** Where each of its links leads. */
  safetyHref: string;
  privacyHref: string;
  transactionsHref: string;
  termsHref: string;
};

/** Under the footer in English: what the law of the United States asks a site to say. */
export function UsFooter({ safetyHref, privacyHref, transactionsHref, termsHref }: UsFooterProps) {
  const t = useTranslations('layout.us');
  return (
    <aside className="us-footer" aria-label={t('title')}>
      <div className="wrap">
        <p className="title-4">{t('title')}</p>
        <div className="us-footer-columns mt-3">
          <section>
            <h2>
              <Icon name="user-check" weight="fill" /> {t('screening.title')}
            </h2>
            <p>{t.rich('screening.text', { link: linkTo(safetyHref) })}</p>
          </section>
          <section>
            <h2>
              <Icon name="shield-check" weight="fill" /> {t('privacy.title')}
            </h2>
            <p>{t.rich('privacy.text', { link: linkTo(privacyHref) })}</p>
          </section>
          <section>
            <h2>
              <Icon name="arrow-u-up-left" /> {t('cancel.title')}
            </h2>
            <p>{t.rich('cancel.text', { link: linkTo(transactionsHref) })}</p>
          </section>
          <section>
            <h2>
              <Icon name="scales" weight="fill" /> {t('records.title')}
            </h2>
            <p>{t.rich('records.text', { link: linkTo(termsHref) })}</p>
          </section>
        </div>
      </div>
    </aside>
  );
}

function linkTo(href: string) {
  return function FooterLink(words: ReactNode) {
    return (
      <PageLink href={href}>
        {words}
      </PageLink>
    );
  };
}
