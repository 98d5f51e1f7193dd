import { useTranslations } from 'next-intl';
import { FictionalBar } from '@/components/media/fictional-bar';
import { personLook } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import type { Profile } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

const answers = ['one', 'two', 'three'] as const;

/** A conversation as it could begin, and said to be a sample; the one thing missing is the visitor's answer. (R07) */
export function SampleChatLander({ profile, site }: { profile: Profile; site: SiteInfo }) {
  const t = useTranslations('lander.landing2');
  const choose = useTranslations('lander');
  const { name } = profile;
  const { fictional, age, place } = personLook(profile, site);
  const photo = { name, src: photoUrl(profile.main_image, 'full', site.cdnPrefix), fictional, locked: profile.main_image?.locked };
  return (
    <div className="lander sample">
      <div className="sample-words">
        <h1 className="lander-title">{t('title')}</h1>
        <p className="lead">{t('lead', { name })}</p>
        <HonestyLine site={site} join={signupAddress(site, profile.id)} />
      </div>
      <StartForm lander="landing2" site={site} member={profile.id} className="sample-phone">
        <div className="sample-head">
          <PersonAvatar {...photo} size={44} src={photoUrl(profile.main_image, 'thumb', site.cdnPrefix)} />
          <p>
            <b>{age ? `${name}, ${age}` : name}</b>
            {place && !fictional ? <span className="small muted">{place}</span> : null}
          </p>
        </div>
        {fictional ? <FictionalBar texts={fictional} /> : null}
        <p className="sample-bar">
          <Icon name="info" weight="fill" />
          <span>{t.rich('bar', { site: site.name, name, b: (words) => <b>{words}</b> })}</span>
        </p>
        <div className="sample-log">
          <div className="sample-photo">
            <PersonPhoto {...photo} variant="side" bare priority alt={name} />
          </div>
          <p className="sample-bubble">{t('hello')}</p>
          <p className="sample-bubble">{t('ask')}</p>
          {answers.map((answer) => (
            <p key={answer} className={`sample-bubble is-own is-${answer}`} aria-hidden="true">
              {t(answer)}
            </p>
          ))}
          <p className="sample-typing">
            <span className="sample-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className="tiny muted">{t('typing', { name })}</span>
          </p>
        </div>
        <div className="sample-composer">
          <fieldset>
            <legend className="visually-hidden">{t('answers')}</legend>
            {answers.map((answer) => (
              <label key={answer} className="chip">
                <input className="lander-hidden" type="radio" name="message" value={t(answer)} id={`sample-${answer}`} required />
                {t(answer)}
              </label>
            ))}
          </fieldset>
          <LanderButton missing={choose('choose')}>
            <Icon name="paper-plane-right" weight="fill" />
            {t('send')}
          </LanderButton>
        </div>
      </StartForm>
    </div>
  );
}
