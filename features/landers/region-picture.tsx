import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Profile } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { MapCard } from './map-card';
import { MapPin } from './map-pin';
import { mapLabels, type Pin } from './map-pins';
import { isUnderCard, mapRoom } from './map-room';
import { mapSide, type RegionMap } from './region-maps';

type RegionPictureProps = { site: SiteInfo; map: RegionMap; region: string; rings: readonly number[]; pins: readonly Pin[]; profiles: readonly Profile[] };

/** The map of a region: land, towns, rings of which the sheet shows the chosen one, and people. */
export function RegionPicture({ site, map, region, rings, pins, profiles }: RegionPictureProps) {
  const t = useTranslations('lander.maplanding');
  const middle = mapSide / 2;
  return (
    <svg className="map" viewBox={`0 0 ${mapSide} ${mapSide}`} role="group" aria-label={t('map', { region })}>
      <path className="map-shore" d={map.land} />
      <path className="map-near" d={map.near} />
      <path className="map-land" d={map.land} />
      {map.woods ? <path className="map-wood" d={map.woods} /> : null}
      {map.towns.map(([x, y, size, name]) => (
        <circle key={`${name} ${x} ${y}`} className="map-town" cx={x} cy={y} r={size} />
      ))}
      {map.roads ? <path className="map-road" d={map.roads} /> : null}
      {map.rivers ? <path className="map-river" d={map.rivers} /> : null}
      {map.lakes ? <path className="map-lake" d={map.lakes} /> : null}
      <path className="map-border" d={map.border} />
      <g className="map-rings">
        {rings.map((size) => (
          <circle key={size} cx={middle} cy={middle} r={Math.round(size * map.scale)} />
        ))}
      </g>
      <g className="map-names" aria-hidden="true">
        {mapLabels(map, pins).map(([x, y, , name]) => (
          <g key={name} className={classNames(mapRoom(x, y, String(name).length * 4), isUnderCard(pins[0], { x, y }) && 'is-under')} transform={`translate(${x} ${y})`}>
            <g className="map-pin-body">
              <circle r="4" />
              <text y="20">{name}</text>
            </g>
          </g>
        ))}
      </g>
      <g className="map-pins">
        {pins.toReversed().map((pin) => (
          <MapPin key={pin.person.id} site={site} pin={pin} first={pins[0]} />
        ))}
        {pins.map((pin) => (
          <MapCard key={pin.person.id} pin={pin} profile={profiles.find(({ id }) => id === pin.person.id)} first={pin === pins[0]} />
        ))}
      </g>
    </svg>
  );
}
