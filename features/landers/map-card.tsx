import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { Profile } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import { firstSentence } from './first-sentence';
import type { Pin } from './map-pins';
import { lowest } from './map-room';
import { mapSide } from './region-maps';

const [width, height] = [236, 160];
/** So far from the middle a phone still shows a whole card. */
const reach = 64;

/** What a pin tells: who it is, one sentence of the own text, and the way to the profile. */
export function MapCard({ pin, profile, first }: { pin: Pin; profile?: Profile; first?: boolean }) {
  const t = useTranslations('lander.collagelanding');
  const { person, x, y } = pin;
  const middle = mapSide / 2;
  const onPhone = Math.abs(x - middle) < 195;
  const centre = onPhone ? Math.max(middle - reach, Math.min(middle + reach, x)) : x;
  const sentence = firstSentence(profile?.about);
  return (
    <foreignObject id={`who-${person.id}`} className={first ? 'map-card is-first' : 'map-card'} x={centre - width / 2} y={y > lowest ? y - 78 - height : y + 32} width={width} height={height}>
      <div className={y > lowest ? 'map-card-inside is-above' : 'map-card-inside'}>
        <div>
          <b>{[person.name, person.age].filter(Boolean).join(', ')}</b>
          {sentence ? <p>{sentence}</p> : null}
          <PageLink className="link" href={pathTo('members-id', { id: person.id })}>
            {t('more', { name: person.name })}
          </PageLink>
        </div>
      </div>
    </foreignObject>
  );
}
