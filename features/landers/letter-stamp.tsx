import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import type { Profile } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

/** The portrait as a stamp; the town is the postmark, which a fictional profile has none of. (A05) */
export function LetterStamp({ profile, site }: { profile: Profile; site: SiteInfo }) {
  const { fictional, place } = personLook(profile, site);
  return (
    <div className="letter-stamp">
      <svg className="letter-postmark" viewBox="0 0 132 84" aria-hidden="true">
        <circle cx="42" cy="42" r="38" />
        <circle cx="42" cy="42" r="30" />
        <path d="M84 24c9-6 15 6 24 0s15 6 24 0M84 36c9-6 15 6 24 0s15 6 24 0M84 48c9-6 15 6 24 0s15 6 24 0M84 60c9-6 15 6 24 0s15 6 24 0" />
        {fictional || !place ? null : (
          <text x="42" y="40" textAnchor="middle" textLength={place.length > 9 ? 54 : undefined} lengthAdjust="spacingAndGlyphs">
            {place}
          </text>
        )}
        <text x="42" y={fictional || !place ? 46 : 53} textAnchor="middle">
          18+
        </text>
      </svg>
      <div className="letter-perforation">
        <PersonPhoto variant="thumb" bare name={profile.name} alt={profile.name} src={photoUrl(profile.main_image, 'full', site.cdnPrefix)} fictional={fictional} locked={profile.main_image?.locked} priority />
      </div>
      <span className="letter-value" aria-hidden="true">
        {site.name.toLowerCase()}
      </span>
    </div>
  );
}
