import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';

/** The site shows its members to members only; who may not sign up is told what that takes. (T15, T16) */
export function SearchClosed({ site, back }: { site: SiteInfo; back: string }) {
  const t = useTranslations('members.closed');
  const all = useTranslations();
  return (
    <div className="wrap search-closed">
      <EmptyState
        heading="h1"
        icon={<Icon name="magnifying-glass" weight="duotone" />}
        title={t('title')}
        text={t(site.signUpOpen ? 'text' : 'text_invited', { site: site.name })}
        action={
          <div className="chips">
            <LinkButton href={pathTo('login', {}, { to: back })}>
              {t('login')}
            </LinkButton>
            <LinkButton variant="line" href={pathTo('signup')}>
              {all(signUpTitle(site))}
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
