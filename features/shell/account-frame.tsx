import type { ReactNode } from 'react';
import { BackBar } from '@/components/layout/back-bar';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import type { SiteInfo } from '@/lib/site/site-info';
import { AccountNav, type AccountPlace } from './account-nav';
import type { SettingsPlace } from './section-list';

type AccountFrameProps = {
  site: Pick<SiteInfo, 'cdnPrefix'>;
  user: User;
  place: AccountPlace;
  section?: SettingsPlace;
  /** On a phone, in place of the top bar. */
  bar?: { title: string; href: string; children?: ReactNode };
  /** The page is that of all settings: a phone has the menu above it. */
  overview?: boolean;
  children: ReactNode;
};

/** Around the pages about oneself: who one is and what there is to arrange, beside the page from 992; below that the page, or both. */
export function AccountFrame({ site, user, place, section, bar, overview, children }: AccountFrameProps) {
  return (
    <>
      {bar ? (
        <IslandMessages keys={['layout.back']}>
          <BackBar {...bar} />
        </IslandMessages>
      ) : null}
      <div className="wrap account">
        <AccountNav user={user} cdnPrefix={site.cdnPrefix} place={place} section={section} overview={overview} />
        <div className="account-page">{children}</div>
      </div>
    </>
  );
}
