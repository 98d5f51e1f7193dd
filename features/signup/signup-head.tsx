import { useTranslations } from 'next-intl';
import { personLook } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

/** What the first step is for: a message to somebody, or an account. The heading is an h2 in a modal over a page that has a heading. */
export function SignupHead({ site, person, level: Heading = 'h1' }: { site: SiteInfo; person: Person | null; level?: 'h1' | 'h2' }) {
  const t = useTranslations('signup.account');
  return (
    <div className="signup-head">
      {person ? (
        <div className="signup-face">
          <PersonAvatar {...personLook(person, site)} size={60} src={photoUrl(person.main_image, 'thumb', site.cdnPrefix)} />
        </div>
      ) : null}
      <div>
        <Heading id="signup-title" className="title-1" tabIndex={-1}>
          {person ? t('title_to', { name: person.name }) : t('title')}
        </Heading>
        {person || site.signUpOpen ? <p className="muted">{person ? t('lead_to') : t('lead')}</p> : null}
      </div>
    </div>
  );
}
