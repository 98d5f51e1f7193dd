import type { ReactNode } from 'react';
import { renderPage } from '@/app/render-page';
import { sectionScreens } from '@/app/settings-sections';
import { memberRequest, type SiteParams } from '@/app/site-request';
import type { SectionKey } from '@/features/settings/section-list';
import { SettingsScreen } from '@/features/settings/settings-screen';

/** The page of a section, or of the list with its first section beside it. */
export function settingsPage(params: SiteParams, section: SectionKey, list = false): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const content = await sectionScreens[section](request);
    return (
      <SettingsScreen user={request.user} cdnPrefix={request.site.cdnPrefix} section={section} list={list}>
        {content}
      </SettingsScreen>
    );
  });
}
