'use client';

import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { TopBar } from '@/components/layout/top-bar';
import { useSaveLanguage, useUser } from '@/lib/queries/user';
import { pathTo } from '@/lib/site/addresses/routes';
import { AccountMenu } from './account-menu';
import { LazyLanguageMenu } from './lazy-language-menu';
import { nameOf } from './language-name';
import { useNavItems } from './nav-items';

/** The bar of a member: search, messages, likes, swipe; credits or the way to premium; language; account. (S21, S22, S23) */
export function MemberTopBar() {
  const t = useTranslations('shell.language');
  const config = useTranslations('language.config');
  const { name, locale, languages } = useSite();
  const user = useUser();
  const items = useNavItems(['search', 'chats', 'likes', 'swipe']);
  const saveLanguage = useSaveLanguage().mutate;
  if (!user) return null;
  return (
    <TopBar
      variant="member"
      name={name}
      homeHref={pathTo('members')}
      items={items}
      end={user.paid_user ? { kind: 'credits', href: pathTo('credits'), credits: user.credits } : { kind: 'premium', href: pathTo('premium') }}
      language={
        <LazyLanguageMenu
          className="only-wide"
          look="quiet"
          locale={locale}
          languages={languages}
          more={{ words: config('more'), href: pathTo('lang-config') }}
          label={t('label', { name: nameOf(locale, languages) })}
          onChoose={saveLanguage}
        />
      }
      account={<AccountMenu user={user} locale={locale} />}
    />
  );
}
