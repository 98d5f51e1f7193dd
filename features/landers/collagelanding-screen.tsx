import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Profile } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { CollageFace } from './collage-face';
import { CollagePiece } from './collage-piece';
import { collageWall } from './collage-wall';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { LanderSteps } from './lander-steps';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

const form = 'collage-start';
/** On a phone the wall ends here. */
const onPhones = 16;

/** Everyone is a collage: faces, shapes and small still lifes, cut like paper. */
export function CollagelandingScreen({ site, people }: { site: SiteInfo; people: Profile[] }) {
  const t = useTranslations('lander.collagelanding');
  const how = useTranslations('lander.collagelanding.how');
  const faces = [...people];
  return (
    <>
      <section className="lander collage-page" aria-labelledby="collage-title">
        <div className="wall">
          {collageWall.map((piece, index) => {
            if (piece.kind !== 'face') return <CollagePiece key={index} piece={piece} form={form} />;
            const person = faces.shift();
            const ground = classNames('piece', `on-${piece.ground}`, piece.size && `is-${piece.size}`);
            const shape = `shape is-${piece.shape}`;
            return person ? (
              <CollageFace key={index} site={site} person={person} className={ground} shape={shape} big={piece.size === 'big'} first={index < onPhones} />
            ) : (
              <span key={index} className={ground} aria-hidden="true">
                <i className={`${shape} in-line`} />
              </span>
            );
          })}
          <div className="wall-words">
            <h1 id="collage-title" className="lander-title">
              {t('title')}
            </h1>
            <p>{t('lead')}</p>
            <StartForm id={form} lander="collagelanding" site={site}>
              <LanderButton>{t('start')}</LanderButton>
            </StartForm>
            <HonestyLine site={site} join={signupAddress(site)} />
          </div>
        </div>
      </section>
      <LanderSteps
        title={how('title')}
        steps={[
          { title: how('tap'), text: how('tap_text') },
          { title: how('make'), text: how('make_text') },
          { title: how('look'), text: how('look_text') },
        ]}
      />
    </>
  );
}
