import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';
import { LogoutForm } from './logout-form';
import { sectionGroups, settingsPlaces, type SettingsPlace } from './section-list';

type SettingsOverviewProps = {
  /** What is set now, where one line says it. */
  values: Partial<Record<SettingsPlace, string>>;
};

/** All that can be set, in groups, each with the page that sets it. (R22, S11) */
export function SettingsOverview({ values }: SettingsOverviewProps) {
  const t = useTranslations('settings');
  return (
    <div className="settings-section">
      <h1 className="title-1 account-title">{t('title')}</h1>
      <div className="settings-groups">
        {sectionGroups.map((group) => (
          <section key={group} className="panel settings-rows">
            <h2 className="title-4">{group === 'privacy' ? t('section.privacy') : t(`group.${group}`)}</h2>
            {settingsPlaces.filter((place) => place.group === group).map(({ key, icon }) => (
              <PageLink key={key} className="setting" href={pathTo('settings-section', { section: key })}>
                {icon}
                <span className="grow">
                  <b>{t(`section.${key}`)}</b>
                  {values[key] ? <span className="small muted ellipsis">{values[key]}</span> : null}
                </span>
                <Icon name="caret-right" />
              </PageLink>
            ))}
          </section>
        ))}
      </div>
      <div className="panel only-narrow settings-logout">
        <LogoutForm />
      </div>
    </div>
  );
}
