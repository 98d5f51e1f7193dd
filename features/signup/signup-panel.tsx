import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type SignupPanelProps = {
  site: SiteInfo;
  /** The member whom the first message is for: from 992 px their photo stands beside the step. */
  person?: Person | null;
  children: ReactNode;
};

/** One body for page and modal: the member or a wall of dusk on the left, the step on the right. */
export function SignupPanel({ site, person, children }: SignupPanelProps) {
  const t = useTranslations('signup.account');
  return (
    <div className="signup-panel">
      <div className="signup-side">
        {person ? (
          <PersonPhoto {...personLook(person, site)} variant="hero" src={photoUrl(person.main_image, 'full', site.cdnPrefix)} locked={person.main_image?.locked} />
        ) : (
          <p className="signup-wall on-photo title-hero" aria-hidden="true">
            {t('wall')}
          </p>
        )}
      </div>
      <div className="signup-body">{children}</div>
    </div>
  );
}
