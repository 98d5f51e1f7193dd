import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Profile } from '@/lib/contract/person';
import { formatDistance } from '@/lib/format/distance';
import { countryName } from '@/lib/format/place-names';

type ProfileHeadProps = { profile: Profile; intlLocale: string; /** At the end of the name. */ children?: ReactNode };

/** Name, age, place, and whether the member is there now. A fictional profile is nowhere near and never online. (A05) */
export function ProfileHead({ profile, intlLocale, children }: ProfileHeadProps) {
  const t = useTranslations('members.profile');
  const format = useFormatter();
  const { name, age, city, region, country, distance_km, fictional } = profile;
  const far = fictional || distance_km == null ? null : formatDistance(distance_km, format);
  const place = city ?? region ?? (country ? countryName(country, intlLocale) : null);
  return (
    <header className="profile-head">
      <div className="grow">
        <h1 className="title-1">{age ? `${name}, ${age}` : name}</h1>
        <p className="lead">{[place, far].filter(Boolean).join(' · ')}</p>
        {profile.online && !fictional ? (
          <p className="profile-online">
            <span className="dot" aria-hidden="true" />
            {t('online')}
          </p>
        ) : null}
      </div>
      {children}
    </header>
  );
}
