import { useTranslations } from 'next-intl';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';
import { JoinLink } from './join-link';

type HonestyLineProps = {
  site: SiteInfo;
  /** Where "join" leads; nowhere where one is at it. */
  join?: string;
  /** The message that stands here. */
  line?: 'honesty' | 'maplanding.label';
};

/**
 * Under the button of every lander: what joining costs, or that it takes an invitation; from which age; and what a fictional profile is. Its first
 * words are the plain way to sign-up. (A05, T15)
 */
export function HonestyLine({ site, join, line = 'honesty' }: HonestyLineProps) {
  const t = useTranslations();
  return (
    <p className="honesty">
      {t.rich(`lander.${line}`, { b: (words) => <b>{words}</b>, join: (words) => <JoinLink href={join}>{site.signUpOpen ? words : t(signUpTitle(site))}</JoinLink> })}
    </p>
  );
}
