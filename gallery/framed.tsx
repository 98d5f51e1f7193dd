import type { ReactNode } from 'react';
import { AuthPage } from '@/app/shared-pages/auth-page';
import { AccountFrame } from '@/features/shell/account-frame';
import { ChatShell } from '@/features/shell/chat-shell';
import { DefaultShell } from '@/features/shell/default-shell';
import { EmptyShell } from '@/features/shell/empty-shell';
import { LanderShell } from '@/features/shell/lander-shell';
import { LiveDefaultShell } from '@/features/shell/live-default-shell';
import { MemberFrame } from '@/features/shell/member-frame';
import { VisitorProviders } from '@/features/shell/visitor-providers';
import { pathTo } from '@/lib/site/addresses/routes';
import { AllTexts } from './all-texts';
import type { Scene, Stage } from './scene';
import { Words } from './words';
import { people } from './world';

type FramedProps = { scene: Scene; stage: Stage; children: ReactNode };

/** The page of the product around a scene: its bars, its providers, its foot. */
export function Framed({ scene, stage, children }: FramedProps) {
  const { site, company, user } = stage;
  const banners = scene.banners ? <AllTexts>{scene.banners(stage)}</AllTexts> : undefined;
  switch (scene.frame ?? 'member') {
    case 'bare':
      return <EmptyShell>{children}</EmptyShell>;
    case 'auth':
      return (
        <EmptyShell>
          <AuthPage site={site} people={[people.noor, people.sam, people.iris]}>
            {children}
          </AuthPage>
        </EmptyShell>
      );
    case 'lander':
      return (
        <LanderShell site={site} company={company}>
          {children}
        </LanderShell>
      );
    case 'visitor':
      return (
        <VisitorProviders site={site}>
          <DefaultShell site={site} company={company} banners={banners}>
            {children}
          </DefaultShell>
        </VisitorProviders>
      );
    case 'chat':
      return (
        <MemberFrame site={site} user={user}>
          <ChatShell site={site} user={user} banners={banners}>
            {children}
          </ChatShell>
        </MemberFrame>
      );
    case 'account':
    case 'member':
      return (
        <MemberFrame site={site} user={user}>
          <LiveDefaultShell site={site} company={company} user={user} banners={banners}>
            {scene.frame === 'account' ? (
              <Words of={scene.title}>
                {(title) => (
                  <AccountFrame site={site} user={user} place="settings" bar={title ? { title, href: pathTo('settings') } : undefined}>
                    {children}
                  </AccountFrame>
                )}
              </Words>
            ) : (
              children
            )}
          </LiveDefaultShell>
        </MemberFrame>
      );
  }
}
