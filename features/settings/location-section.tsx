import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { LinkButton } from '@/components/ui/link-button';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import { LocationFinder } from './location-finder';
import { SectionNotice } from './section-notice';
import { SettingForm } from './setting-form';
import type { SettingsFlash } from './settings-flash';

type LocationSectionProps = { /** As others see it: town, region. */ place: string; flash: SettingsFlash };

/** Where the profile says that the member lives: found by the browser, chosen by hand, or taken away. (S11, C09) */
export function LocationSection({ place, flash }: LocationSectionProps) {
  const t = useTranslations('settings.location');
  const offline = useTranslations('settings')('offline');
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel" aria-labelledby="place-title">
        <h2 id="place-title" className="title-4">
          {t('place_title')}
        </h2>
        <p>{place ? t.rich('now', { place, b: (words: ReactNode) => <b>{words}</b> }) : t('none_yet')}</p>
        <div className="settings-buttons">
          <LinkButton variant="line" href={`${pathTo('profile')}#profile-country`}>
            {t('choose')}
          </LinkButton>
          {place ? (
            <SettingForm name="settings-place" offline={offline}>
              <button type="submit" className={buttonClass({ variant: 'ghost' })}>
                {t('remove')}
              </button>
            </SettingForm>
          ) : null}
        </div>
      </section>
      <section className="panel" aria-labelledby="finder-title">
        <h2 id="finder-title" className="title-4">
          {t('finder_title')}
        </h2>
        <p className="small muted">{t('finder_text')}</p>
        <p className="small muted only-without-script">{t('no_script')}</p>
        <IslandMessages keys={['settings.location', 'settings.offline', 'ui.button']}>
          <LocationFinder />
        </IslandMessages>
        <p className="tiny muted">{t('source')}</p>
      </section>
    </>
  );
}
