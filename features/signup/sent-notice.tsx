import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import type { SiteInfo } from '@/lib/site/site-info';

/** On a site that tells strangers nothing of accounts: whoever the address is of reads on in the mail. */
export function SentNotice({ site, email }: { site: SiteInfo; email: string }) {
  const t = useTranslations('signup.confirm');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert live icon={<Icon name="envelope-simple" weight="fill" />} title={t('title')}>
        <p>{t.rich('discreet', { email, b: (chunks: ReactNode) => <b className="signup-address">{chunks}</b> })}</p>
        <p>{t('spam', { site: site.name })}</p>
      </Alert>
    </div>
  );
}
