import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useFictionalLabel } from '@/components/media/fictional-label';
import { personLook } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type WhomFieldProps = {
  site: SiteInfo;
  people: Person[];
  /** The id of the one who was chosen. */
  chosen?: string;
  /** A message stands there already, or something is to be said of it. */
  open: boolean;
  message: ReactNode;
};

/** Where a visitor comes for nobody yet: a first message to one of a few people, now or later. (S03) */
export function WhomField({ site, people, chosen, open, message }: WhomFieldProps) {
  const t = useTranslations('signup.whom');
  const fictional = useFictionalLabel({ label: site.fictional.singular, warning: site.fictional.warning });
  const [shown, setShown] = useState(open);
  const nobody = !people.some(({ id }) => String(id) === chosen);
  return (
    <details className="signup-whom" open={shown || open} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>
        <b>{t('title')}</b> <span className="muted small">{t('optional')}</span>
      </summary>
      <fieldset className="field">
        <legend className="field-label">{t('legend')}</legend>
        <div className="signup-whom-choices">
          <label>
            <input type="radio" name="member" value="" defaultChecked={nobody} />
            <span>{t('nobody')}</span>
          </label>
          {people.map((person) => (
            <label key={person.id}>
              <input type="radio" name="member" value={person.id} defaultChecked={chosen === String(person.id)} />
              <PersonAvatar {...personLook(person, site)} size={44} src={photoUrl(person.main_image, 'thumb', site.cdnPrefix)} />
              <span>
                {person.age ? `${person.name}, ${person.age}` : person.name}
                {person.fictional ? (
                  <small aria-hidden="true">
                    {fictional.label} – {fictional.warning}
                  </small>
                ) : null}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {message}
    </details>
  );
}
