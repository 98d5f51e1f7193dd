import { useTranslations } from 'next-intl';
import { PageLink } from '../ui/page-link';
import { NavCount } from './nav-count';
import { NavIcon, type NavItem } from './nav-places';

/** The members' navigation under the thumb, below 992 px. */
export function BottomNav({ items }: { items: readonly NavItem[] }) {
  const t = useTranslations('layout.nav');
  return (
    <nav className="bottom-nav" aria-label={t('label')}>
      <div className="bottom-nav-bar">
        {items.map((item) => (
          <PageLink key={item.place} href={item.href} aria-current={item.current ? 'page' : undefined}>
            <NavIcon item={item} resting="regular" />
            <span>{t(item.place)}</span>{' '}
            <NavCount item={item} />
          </PageLink>
        ))}
      </div>
    </nav>
  );
}
