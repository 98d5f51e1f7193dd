import { useTranslations } from 'next-intl';
import { lowCredits } from '@/lib/site/constants';
import { BadgeCount } from '../ui/badge-count';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';

/** What a paid member has left; a badge from 10 down: orange, and red at 0. (S22) */
export function CreditsPill({ href, credits }: { href: string; credits: number }) {
  const t = useTranslations('layout.credits');
  return (
    <PageLink className="credits-pill" href={href}>
      <Icon name="star-four" weight="fill" />
      {credits <= lowCredits ? (
        <BadgeCount value={credits} tone={credits > 0 ? 'warning' : 'danger'} words={t('left', { count: credits })} zero />
      ) : (
        <>
          <span className="credits-count" aria-hidden="true" data-credits={credits}>
            {credits}
          </span>
          <span className="visually-hidden">{t('left', { count: credits })}</span>
        </>
      )}
    </PageLink>
  );
}
