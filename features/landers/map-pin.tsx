import { classNames } from '@/components/ui/class-names';
import type { SiteInfo } from '@/lib/site/site-info';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { Pin } from './map-pins';
import { isUnderCard, mapRoom } from './map-room';
import { mapSide } from './region-maps';

const edge = 130;
/** Half of a face with its rim. */
const face = 29;

/** One member on the middle of a town. A pin is a link to its card, so it opens without script. */
export function MapPin({ site, pin, first }: { site: SiteInfo; pin: Pin; first?: Pin }) {
  const { person, town, x, y } = pin;
  // Near the edge of a phone a name ends, or begins, where its face does.
  const side = x > mapSide / 2 + edge ? 'is-right' : x < mapSide / 2 - edge ? 'is-left' : null;
  const main = pin === first;
  const photo = photoUrl(person.main_image, 'thumb', site.cdnPrefix);
  return (
    <a href={`#who-${person.id}`} className={classNames('map-pin', main ? 'is-main' : mapRoom(x, y, face), side, !main && isUnderCard(first, pin) && 'is-under')} aria-label={[person.name, person.age, town].filter(Boolean).join(', ')}>
      <g transform={`translate(${x} ${y})`}>
        <g className="map-pin-body">
          <path className="pin-tip" d="M-15-13 0 2 15-13z" />
          <circle className="pin-rim" cy="-39" r="29" />
          {photo ? <image href={photo} x="-25" y="-64" width="50" height="50" preserveAspectRatio="xMidYMin slice" /> : null}
          <circle className="pin-focus" cy="-39" r="33" />
          <text y="24">{town}</text>
        </g>
      </g>
    </a>
  );
}
