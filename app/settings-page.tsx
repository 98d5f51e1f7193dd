import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { renderPage, setPageStatus } from '@/app/render-page';
import { sectionScreens } from '@/app/settings-sections';
import { memberRequest, type SiteParams } from '@/app/site-request';
import { Alert } from '@/components/ui/alert';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { AccountFrame } from '@/features/shell/account-frame';
import type { SectionKey } from '@/features/shell/section-list';
import { ApiError } from '@/lib/api/api-error';
import { pathTo } from '@/lib/site/routes';

/** In the place of a section that the server has no call for: the others stay within reach. */
async function notHere(error: unknown, list: boolean): Promise<ReactNode> {
  if (!(error instanceof ApiError && error.notOffered)) throw error;
  if (!list) await setPageStatus(404);
  const t = await getTranslations('err');
  return <Alert title={t('not_offered')} />;
}

/** The page of a section, or (`list`) of all that can be set: a phone shows the list alone, a wide window its first section beside it. (R22, S11) */
export function settingsPage(params: SiteParams, section: SectionKey, list = false): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const content = await Promise.resolve(sectionScreens[section](request)).catch((error: unknown) => notHere(error, list));
    const t = await getTranslations('settings');
    const bar = list ? { title: t('title'), href: pathTo('members') } : { title: t(`section.${section}`), href: pathTo('settings') };
    return (
      <>
        {list ? <h1 className="visually-hidden only-narrow">{t('title')}</h1> : null}
        <AccountFrame site={request.site} user={request.user} place="settings" section={list ? undefined : section} bar={bar} list={list}>
          <SettingsScreen section={section}>{content}</SettingsScreen>
        </AccountFrame>
      </>
    );
  });
}
