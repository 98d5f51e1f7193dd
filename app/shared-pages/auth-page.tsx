import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AuthFrame } from '@/features/session/auth-frame';
import { LanguageSwitcher } from '@/features/shell/language-switcher';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';

/** The frame of login around a way back into an account. */
export function AuthPage({ site, people, children }: { site: SiteInfo; people: Person[]; children: ReactNode }) {
  const t = useTranslations('recovery.wall');
  return (
    <AuthFrame site={site} people={people} language={<LanguageSwitcher site={site} look="photo" />} words={{ title: t('title'), text: t('text') }}>
      {children}
    </AuthFrame>
  );
}
