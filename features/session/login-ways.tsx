import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { authCookieLife } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';

const daysSignedIn = authCookieLife / (24 * 60 * 60 * 1000);

/** Below the form: how long one stays signed in, and how to become a member. */
export function NewHere({ site }: { site: SiteInfo }) {
  const t = useTranslations('session.login');
  const all = useTranslations();
  return (
    <>
      <p className="small muted centered">{t('stay', { days: daysSignedIn })}</p>
      <p className="auth-or">{t('new_here')}</p>
      <LinkButton variant="line" full href={pathTo('signup')}>
        {all(signUpTitle(site))}
      </LinkButton>
    </>
  );
}

/** The way out of a lock is a new password. */
export function LockedWays() {
  const t = useTranslations('session.login.locked');
  return (
    <>
      <p className="auth-or">{t('lost')}</p>
      <LinkButton variant="soft" full href={pathTo('reset-password')}>
        <Icon name="lock-key" weight="fill" />
        {t('reset')}
      </LinkButton>
      <p className="small muted centered">
        {t.rich('not_you', {
          link: (words) => (
            <PageLink className="link" href={pathTo('pages-service')}>
              {words}
            </PageLink>
          ),
        })}
      </p>
    </>
  );
}
