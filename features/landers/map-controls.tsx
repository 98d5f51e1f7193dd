'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { nearestPlace } from './nearest-place';

type MapControlsProps = {
  /** The ids of the two lists that these controls move. */
  regionList: string;
  radiusList: string;
  /** What each ring says: '25 km'. */
  sizes: readonly string[];
  usual: number;
  /** The middle of each region of the list, in its order. */
  places: readonly (readonly [latitude: number, longitude: number])[];
  texts: { radius: string; locate: string; failed: string };
};

const list = (id: string) => document.getElementById(id) as HTMLSelectElement | null;

/** A slider for the ring, a map that follows the list of regions at once, and the visitor's own place, asked for only when pressed. */
export function MapControls({ regionList, radiusList, sizes, usual, places, texts }: MapControlsProps) {
  const [size, setSize] = useState(usual);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const regions = list(regionList);
    const follow = () => regions?.form?.requestSubmit();
    regions?.addEventListener('change', follow);
    return () => regions?.removeEventListener('change', follow);
  }, [regionList]);

  const draw = (to: number) => {
    setSize(to);
    const radii = list(radiusList);
    if (radii) radii.selectedIndex = to;
  };
  const locate = () => {
    setFailed(false);
    const give = ({ coords }: GeolocationPosition) => {
      const regions = list(regionList);
      if (!regions) return;
      regions.selectedIndex = nearestPlace([coords.latitude, coords.longitude], places);
      regions.form?.requestSubmit();
    };
    if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(give, () => setFailed(true), { maximumAge: 3_600_000, timeout: 15_000 });
    else setFailed(true);
  };
  return (
    <div className="map-tools">
      <label className="map-radius">
        <span>{texts.radius}</span>
        <output>{sizes[size]}</output>
        <span className="range-track map-slider">
          <svg aria-hidden="true">
            <rect className="range-line" width="100%" height="4" />
            <rect className="range-fill" width={`${(size / Math.max(1, sizes.length - 1)) * 100}%`} height="4" />
          </svg>
          <input type="range" min={0} max={sizes.length - 1} value={size} aria-valuetext={sizes[size]} onChange={({ target }) => draw(Number(target.value))} />
        </span>
      </label>
      <button type="button" className="map-locate" onClick={locate}>
        <Icon name="map-pin" weight="fill" />
        {texts.locate}
      </button>
      <p role="alert" className="map-failed">
        {failed ? texts.failed : null}
      </p>
    </div>
  );
}
