'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Place } from '@/lib/contract/geocode';
import { useGeocode, useGeoPermission } from '@/lib/queries/geocode';
import { SettingForm } from './setting-form';

/** Asks the browser where it is, and offers the nearest town for the profile. What was found can be forgotten again. */
export function LocationFinder() {
  const t = useTranslations('settings.location');
  const permission = useGeoPermission();
  const { geocode, asking, trouble, ask, forget } = useGeocode();
  const why = permission === 'unsupported' || permission === 'denied' ? permission : trouble;
  if (geocode) return <Found place={geocode} onForget={forget} />;
  return (
    <div className="needs-script settings-finder" aria-live="polite">
      {why ? <Alert kind="warning" title={t(why)} /> : geocode === false ? <Alert title={t('nowhere')} /> : null}
      {permission === 'unsupported' ? null : (
        <Button variant="soft" busy={asking} onClick={() => void ask()}>
          <Icon name="map-pin" />
          {t('ask')}
        </Button>
      )}
    </div>
  );
}

function Found({ place, onForget }: { place: Place; onForget: () => void }) {
  const t = useTranslations('settings.location');
  const offline = useTranslations('settings')('offline');
  return (
    <div className="settings-finder" role="status">
      <p>{t.rich('found', { place: place.city ?? place.region ?? '', b: (words: ReactNode) => <b>{words}</b> })}</p>
      <div className="settings-buttons">
        <SettingForm name="settings-place" offline={offline}>
          <input type="hidden" name="country" value={place.country ?? ''} />
          <input type="hidden" name="region" value={place.region ?? ''} />
          <input type="hidden" name="city" value={place.city ?? ''} />
          <Button type="submit">{t('use')}</Button>
        </SettingForm>
        <Button variant="ghost" onClick={onForget}>
          {t('forget')}
        </Button>
      </div>
    </div>
  );
}
