import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { useSite } from '@/components/layout/site-context';
import { Button } from '@/components/ui/button';
import { optionalPart } from '@/components/ui/optional-part';
import type { Liker } from '@/lib/contract/likes';
import { useUser } from '@/lib/queries/user';
import { memberId } from '@/lib/site/members/member-id';
import { MatchScene } from './match-scene';
import { useMeetingDialog } from './use-meeting-dialog';
import { WriteButton } from './write-button';

// With the match that it is for: most pages never show one.
const FirstLine = optionalPart(() => import('./first-line').then((module) => module.FirstLine));

const title = 'match-title';

/** A new match, over the whole window. (S19) */
export function MatchModal({ profile, onClose }: { profile: Liker; onClose: () => void }) {
  const t = useTranslations('likes.meeting');
  const site = useSite();
  const user = useUser();
  const [formId] = useState(() => crypto.randomUUID());
  const { dialog, on } = useMeetingDialog(profile.id, onClose);
  return (
    <dialog ref={dialog} className="match on-photo" aria-labelledby={title} {...on}>
      <MatchScene profile={profile} me={user?.profile} site={site} titleId={title} heading="h2">
        {user ? (
          <Suspense>
            <FirstLine match={profile} writer={memberId(user) ?? undefined} credits={user.credits} formId={formId} />
          </Suspense>
        ) : null}
        <WriteButton id={profile.id} />
        <Button variant="line" size="lg" full>
          {t('look_on')}
        </Button>
      </MatchScene>
    </dialog>
  );
}
