import { useTranslations } from 'next-intl';
import type { Profile } from '@/lib/contract/person';
import { regionKindOf } from '@/lib/site/countries/region-kinds';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { slugOf } from '@/lib/site/addresses/slugs';
import { Icon } from '@/components/ui/icon';
import { HonestyLine } from './honesty-line';
import { MapControls } from './map-controls';
import type { Pin } from './map-pins';
import type { RegionMap } from './region-maps';
import { RegionPicture } from './region-picture';
import { ringSizes } from './ring-sizes';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

export type MapRegion = { code: string; name: string; map: RegionMap };

type MaplandingScreenProps = {
  site: SiteInfo;
  /** The regions of the country that have a map. */
  regions: readonly MapRegion[];
  /** The one that is shown; none where no region of the country is drawn. */
  at: number;
  pins: readonly Pin[];
  profiles: readonly Profile[];
};

/** A map of a region with members on the middle of their towns. Another region is another page, and needs no script. */
export function MaplandingScreen({ site, regions, at, pins, profiles }: MaplandingScreenProps) {
  const t = useTranslations('lander.maplanding');
  const kind = useTranslations('region')(regionKindOf(site.country));
  const region = regions[at];
  const rings = region ? ringSizes(region.map.scale) : null;
  const sizes = rings?.sizes.map((size) => t('km', { size: String(size) })) ?? [];
  return (
    <section className="lander map-page" aria-labelledby="map-title">
      {region && rings ? <RegionPicture site={site} map={region.map} region={region.name} rings={rings.sizes} pins={pins} profiles={profiles} /> : null}
      <div className="map-sheet">
        <h1 id="map-title" className="lander-title">
          {t('title')}
        </h1>
        <p className="muted">{t('lead')}</p>
        {region && rings ? (
          <>
            <form className="map-where" method="get" action={pathTo('landers-maplanding-slug', { slug: slugOf(site) })}>
              <label htmlFor="map-region" className="map-kind field-label">
                {kind}
              </label>
              <div className="select">
                <Icon name="map-pin" weight="fill" />
                <select id="map-region" name="region" className="input" defaultValue={at + 1}>
                  {regions.map(({ code, name }, index) => (
                    <option key={code} value={index + 1}>
                      {name}
                    </option>
                  ))}
                </select>
                <Icon name="caret-down" />
              </div>
              <button type="submit" className="btn btn-line without-script">
                {t('show')}
              </button>
            </form>
            <div className="without-script map-radii">
              <label htmlFor="map-radius" className="field-label">
                {t('radius')}
              </label>
              <select id="map-radius" className="input" defaultValue={rings.sizes[rings.usual]}>
                {rings.sizes.map((size, index) => (
                  <option key={size} value={size}>
                    {sizes[index]}
                  </option>
                ))}
              </select>
            </div>
            <MapControls
              key={region.code}
              regionList="map-region"
              radiusList="map-radius"
              sizes={sizes}
              usual={rings.usual}
              places={regions.map(({ map }) => map.at)}
              texts={{ radius: t('radius'), locate: t('locate'), failed: t('locate_failed') }}
            />
          </>
        ) : null}
        <StartForm lander="maplanding" site={site}>
          {region ? <input type="hidden" name="wish" value={region.code} /> : null}
          <button type="submit" className="btn btn-primary btn-lg full lander-go">
            {region ? t('go', { region: region.name }) : t('go_anywhere')}
          </button>
        </StartForm>
        <HonestyLine site={site} join={signupAddress(site)} line="maplanding.label" />
        {region ? (
          <>
            {pins.length === 0 ? <p className="map-note">{t('nobody')}</p> : null}
            <p className="map-note">{t('source')}</p>
          </>
        ) : null}
      </div>
    </section>
  );
}
