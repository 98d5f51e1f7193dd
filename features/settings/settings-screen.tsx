import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BackBar } from '@/components/layout/back-bar';
import type { User } from '@/lib/contract/user';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/routes';
import type { SectionKey } from './section-list';
import { SettingsNav } from './settings-nav';

type SettingsScreenProps = {
  user: User;
  cdnPrefix: string;
  section: SectionKey;
  /** The page of the list: a phone shows the list alone, a wide window the section beside it. */
  list?: boolean;
  children: ReactNode;
};

/** The list of what can be set and one section of it: beside each other from 992 px, one after the other on a phone. (R22, S11) */
export function SettingsScreen({ user, cdnPrefix, section, list, children }: SettingsScreenProps) {
  const t = useTranslations('settings');
  const title = t(`section.${section}`);
  return (
    <>
      <IslandMessages keys={['layout.back']}>
        <BackBar title={list ? t('title') : title} href={list ? pathTo('members') : pathTo('settings')} />
      </IslandMessages>
      <div className={`wrap page settings ${list ? 'is-list' : 'is-section'}`}>
        {list ? <h1 className="visually-hidden only-narrow">{t('title')}</h1> : null}
        <SettingsNav user={user} cdnPrefix={cdnPrefix} current={list ? null : section} />
        <div className="settings-section">
          <h1 className="title-1">{title}</h1>
          {children}
        </div>
      </div>
    </>
  );
}
