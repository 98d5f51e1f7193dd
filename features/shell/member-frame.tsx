import type { ReactNode } from 'react';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import type { SiteInfo } from '@/lib/site/site-info';
import { MemberProviders } from './member-providers';
import { renderErrorTexts } from './render-error-texts';

/** What the bars, the menus and the toasts say; a screen below brings the texts of its own islands. */
const frameTexts = [
  ...renderErrorTexts,
  'layout.nav',
  'layout.back',
  'layout.credits',
  'layout.premium',
  'layout.logo',
  'language.config.more',
  'shell.language',
  'shell.account',
  'shell.theme',
  'likes.meeting',
  'notification.line.message.title',
  'notification.line.gift.title',
  'chat.composer.placeholder',
  'chat.composer.send',
  'chat.cost',
  'chat.cost_credits',
  'count.credits',
  'ui.toast',
  'ui.dialog',
  'ui.photo.online',
  'fictional.label',
  'fictional.tag',
  'fictional.warning',
];

type MemberFrameProps = { site: SiteInfo; user: User | null; live?: ReactNode; children: ReactNode };

/** Around all pages that know who asks, so that stores and stream outlive the change from one layout to another. A visitor has none. */
export function MemberFrame({ site, user, live, children }: MemberFrameProps) {
  if (!user) return <IslandMessages keys={renderErrorTexts}>{children}</IslandMessages>;
  return (
    <IslandMessages keys={frameTexts}>
      <MemberProviders site={site} user={user} live={live}>
        {children}
      </MemberProviders>
    </IslandMessages>
  );
}
