import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDistance } from '@/lib/format/distance';
import { Icon } from '../ui/icon';
import { OnlineDot } from './online-dot';

type PhotoCaptionProps = {
  name: string;
  age?: number | null;
  place?: string | null;
  online?: boolean;
  distance?: number | null;
  pin: boolean;
  children?: ReactNode;
};

/** Name and age, online, place, what else is said: in the order they are read. */
export function PhotoCaption({ name, age, place, online, distance, pin, children }: PhotoCaptionProps) {
  const format = useFormatter();
  const far = distance == null ? null : formatDistance(distance, format);
  const where = [place, far].filter(Boolean).join(' · ');
  return (
    <span className="photo-caption">
      <span className="photo-name">
        <span>{age ? `${name}, ${age}` : name}</span>
        {online ? <OnlineDot /> : null}
      </span>
      {where ? (
        <span className="photo-place">
          {pin ? <Icon name="map-pin" weight="fill" /> : null}
          {/* When a like came stands here too, and a minute may pass between the server and the browser. */}
          <span suppressHydrationWarning>{where}</span>
        </span>
      ) : null}
      {children}
    </span>
  );
}
