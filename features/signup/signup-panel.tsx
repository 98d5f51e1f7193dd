import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { realFaces } from '@/components/media/real-faces';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type SignupPanelProps = {
  site: SiteInfo;
  /** The member whom the first message is for: from 992 px their photo stands beside the step. */
  person?: Person | null;
  /** Where it is for nobody yet, faces for the wall in the place of that photo. */
  people?: readonly Person[];
  children: ReactNode;
};

/** As many as the wall has places for. */
const faces = 4;

/** One body for page and modal: on the left the member, or a wall of faces (a fictional profile is never one of them, nor a photo on lock), on the right the step. */
export function SignupPanel({ site, person, people = [], children }: SignupPanelProps) {
  const t = useTranslations('signup.account');
  const shown = realFaces(people).slice(0, faces);
  return (
    <div className="signup-panel">
      <div className="signup-side">
        {person ? (
          <PersonPhoto {...personLook(person, site)} variant="hero" src={photoUrl(person.main_image, 'full', site.cdnPrefix)} locked={person.main_image?.locked} />
        ) : (
          <div className="signup-wall on-photo" aria-hidden="true">
            {shown.map((face) => (
              <PersonPhoto key={face.id} variant="card" bare name={face.name} src={photoUrl(face.main_image, 'full', site.cdnPrefix)} />
            ))}
            <p className="title-hero">{t('wall')}</p>
          </div>
        )}
      </div>
      <div className="signup-body">{children}</div>
    </div>
  );
}
