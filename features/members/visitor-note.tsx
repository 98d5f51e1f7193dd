import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';

/** What a visitor must log in for, and the way to become a member. (P01) */
export function VisitorNote({ site, back }: { site: SiteInfo; back: string }) {
  const all = useTranslations();
  const t = useTranslations('members.visitor');
  return (
    <Alert
      kind="soft"
      className="visitor-note"
      icon={<Icon name="heart" weight="fill" />}
      title={t('title')}
      action={
        <>
          <LinkButton size="sm" href={pathTo('signup')}>
            {all(signUpTitle(site))}
          </LinkButton>
          <PageLink className="link link-line" href={pathTo('login', {}, { to: back })}>
            {t('login')}
          </PageLink>
        </>
      }
    >
      {t('text')}
    </Alert>
  );
}
