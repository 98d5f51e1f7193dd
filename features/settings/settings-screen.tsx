import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** One section of the settings under its name, which on a phone the bar above says. (R22, S11) */
export function SettingsScreen({ section, children }: { section: string; children: ReactNode }) {
  const t = useTranslations('settings.section');
  return (
    <div className="settings-section">
      <h1 className="title-1 account-title">{t(section)}</h1>
      {children}
    </div>
  );
}
