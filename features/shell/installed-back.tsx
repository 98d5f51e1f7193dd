'use client';

import { useTranslations } from 'next-intl';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { hasHistory, isInstalled } from '@/components/ui/is-installed';
import { matchRoute, type RouteName } from '@/lib/site/addresses/routes';

const routes: readonly (RouteName | undefined)[] = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];

const nothing = () => () => undefined;
let held: HTMLElement | undefined;
/** What stands in the bar; the server draws none, so it comes after the page came alive. */
const holder = () => (held ??= document.createElement('div'));

/** The way back in the top bar of an installed app, which has no browser around it. It comes after the page: a browser never needs it. (S24) */
export function InstalledBack() {
  const t = useTranslations('layout');
  const router = useRouter();
  const path = usePathname();
  const place = useSyncExternalStore(nothing, holder, () => null);

  useEffect(() => {
    const bar = document.querySelector('.top-bar:not(.back-bar) > .wrap');
    if (place && routes.includes(matchRoute(path)?.name) && isInstalled() && hasHistory()) bar?.prepend(place);
    return () => place?.remove();
  }, [path, place]);

  if (!place) return null;
  return createPortal(
    <button type="button" className="icon-button" aria-label={t('back')} onClick={() => router.back()}>
      <Icon name="arrow-left" />
    </button>,
    place,
  );
}
