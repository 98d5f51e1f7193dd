'use client';

import { useQueryClient } from '@tanstack/react-query';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useSite } from '@/components/layout/site-context';
import { Toaster } from '@/components/ui/toaster';
import { useUser } from '@/lib/queries/user';
import { memberId } from '@/lib/site/members/member-id';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { sessionIsOver } from './end-session';
import { watchIntent } from './fetch-ahead';
import { InstalledBack } from './installed-back';
import { watchShapes } from './page-shapes';
import { watchConnection, type Connection } from './watch-connection';

/** What a member's pages have that nobody waits for: toasts, the word on the connection, the service worker. Its code comes after the page's own. */
export function BackgroundParts() {
  const client = useQueryClient();
  const { store } = useChatTab();
  const { intlLocale, locale, name } = useSite();
  const user = useUser();
  const member = memberId(user);
  const path = usePathname();
  const router = useRouter();
  const connection = useRef<Connection | null>(null);
  const shapes = useRef<ReturnType<typeof watchShapes> | null>(null);

  useEffect(() => {
    const watched = watchConnection({ client, store, intlLocale });
    connection.current = watched;
    const pressed = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-app="again"]')) void watched.check();
    };
    document.addEventListener('click', pressed);
    return () => {
      document.removeEventListener('click', pressed);
      watched.stop();
    };
  }, [client, store, intlLocale]);

  useEffect(() => watchIntent((place) => router.prefetch(place, { kind: PrefetchKind.FULL })), [router]);

  useEffect(() => {
    shapes.current = watchShapes();
    return shapes.current.stop;
  }, []);

  // Another page of the app brings bars of its own, and is what was waited for.
  useEffect(() => {
    connection.current?.show();
    shapes.current?.arrived();
  }, [path]);

  useEffect(() => {
    if (member === null) return undefined;
    const worker = import('./member-worker').catch(() => null);
    const begun = worker.then((file) => file?.beginWorker({ member, lang: locale, site: name }));
    return () => {
      const over = sessionIsOver();
      void begun.then((stop) => stop?.({ over }));
    };
  }, [member, locale, name]);

  return (
    <>
      <InstalledBack />
      <Toaster />
    </>
  );
}
