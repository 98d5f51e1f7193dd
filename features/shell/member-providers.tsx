'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { SiteProvider } from '@/components/layout/site-context';
import { optionalPart } from '@/components/ui/optional-part';
import type { User } from '@/lib/contract/user';
import { getQueryClient } from '@/lib/queries/client';
import { userQuery } from '@/lib/queries/user';
import { ChatStoreProvider } from '@/lib/stores/chat-store-provider';
import { LikesStoreProvider } from '@/lib/stores/likes-store-provider';
import type { SiteInfo } from '@/lib/site/site-info';
import { beginSession, useSessionOver } from './end-session';
import { SessionEnd } from './session-end';

// Its code comes after the page's own: news takes longer than that.
const BackgroundParts = optionalPart(() => import('./background-parts').then((module) => module.BackgroundParts));

type MemberProvidersProps = {
  site: SiteInfo;
  user: User;
  /** What keeps the stores fed while the member is there. */
  live?: ReactNode;
  children: ReactNode;
};

/** Everything that a member's pages share in a tab: the user, the site, the stores, the toasts, the end of the session. */
export function MemberProviders({ site, user, live, children }: MemberProvidersProps) {
  const [client] = useState(() => {
    const shared = getQueryClient();
    shared.setQueryData(userQuery.queryKey, user);
    return shared;
  });
  // A page rendered anew on the server brings the member as the server knows them now.
  useEffect(() => {
    client.setQueryData(userQuery.queryKey, user);
  }, [client, user]);
  useEffect(() => beginSession(), []);
  const isOver = useSessionOver();

  return (
    <QueryClientProvider client={client}>
      <SiteProvider site={site}>
        <ChatStoreProvider user={user}>
          <LikesStoreProvider user={user}>
            {isOver ? null : (
              <>
                {children}
                {live}
                <SessionEnd />
                <Suspense>
                  <BackgroundParts />
                </Suspense>
              </>
            )}
          </LikesStoreProvider>
        </ChatStoreProvider>
      </SiteProvider>
    </QueryClientProvider>
  );
}
