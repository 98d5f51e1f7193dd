import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { renderPage, setPageStatus } from '@/app/page-request/render-page';
import { homeOf, sectionScreens } from '@/app/shared-pages/settings-sections';
import { memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { Alert } from '@/components/ui/alert';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { AccountFrame } from '@/features/shell/account-frame';
import { nameOf } from '@/features/shell/language-name';
import type { SectionKey } from '@/features/shell/section-list';
import { SettingsOverview } from '@/features/shell/settings-overview';
import { ApiError } from '@/lib/api/api-error';
import { pathTo } from '@/lib/site/addresses/routes';

/** In the place of a section that the server has no call for: the others stay within reach. */
async function notHere(error: unknown): Promise<ReactNode> {
  if (!(error instanceof ApiError && error.notOffered)) throw error;
  await setPageStatus(404);
  const t = await getTranslations('err');
  return <Alert title={t('not_offered')} />;
}

/** The page of a section. (R22, S11) */
export function settingsPage(params: SiteParams, section: SectionKey): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const content = await Promise.resolve(sectionScreens[section](request)).catch(notHere);
    const t = await getTranslations('settings');
    return (
      <AccountFrame site={request.site} user={request.user} place="settings" section={section} bar={{ title: t(`section.${section}`), href: pathTo('settings') }}>
        <SettingsScreen section={section}>{content}</SettingsScreen>
      </AccountFrame>
    );
  });
}

/** All that can be set. (R22, S11) */
export function settingsOverviewPage(params: SiteParams): Promise<ReactNode> {
  return renderPage(async () => {
    const { site, user } = await memberRequest(params);
    const t = await getTranslations('settings');
    const values = {
      email: user.email ?? undefined,
      location: homeOf(user),
      language: nameOf(site.locale, site.languages),
    };
    return (
      <AccountFrame site={site} user={user} place="settings" bar={{ title: t('title'), href: pathTo('members') }} overview>
        <SettingsOverview values={values} />
      </AccountFrame>
    );
  });
}
