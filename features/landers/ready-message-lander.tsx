import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FictionalBar } from '@/components/media/fictional-bar';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { PageLink } from '@/components/ui/page-link';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { GrowingBubble } from './growing-bubble';
import { HonestyLine } from './honesty-line';

type ReadyMessageLanderProps = {
  person: Person;
  site: SiteInfo;
  /** The message that the visitor brought along. */
  message: string;
  /** How far sign-up is, above the title. */
  steps: ReactNode;
  /** The first step of sign-up; its message field is named `signup_message`. */
  children: ReactNode;
};

/** Signing up as sending: what one writes stands on the photo of whom it is for. (R06) */
export function ReadyMessageLander({ person, site, message, steps, children }: ReadyMessageLanderProps) {
  const t = useTranslations('lander.signup');
  const all = useTranslations();
  const { name } = person;
  const src = photoUrl(person.main_image, 'full', site.cdnPrefix);
  const { fictional, age, place } = personLook(person, site);
  const who = [name, age, fictional ? null : place].filter(Boolean).join(', ');
  return (
    <div className="lander ready">
      <section className="ready-side" aria-label={t('for', { who })}>
        <div className="ready-photo">
          {src ? <img className="ready-backdrop" src={src} alt="" /> : null}
          <PersonPhoto variant="hero" bare priority name={name} alt={name} src={src} fictional={fictional} locked={person.main_image?.locked} />
        </div>
        {fictional ? <FictionalBar texts={fictional} /> : null}
        <div className="ready-note on-photo">
          <GrowingBubble field="signup_message" text={message} />
          <p className="ready-for">{t('for', { who })}</p>
        </div>
        {fictional ? <FictionalStrip texts={fictional} shape="wide" /> : null}
      </section>
      <div className="ready-form">
        {steps}
        <div className="ready-head">
          <h1 className="title-1">{message ? t('title') : all('signup.account.title_to', { name })}</h1>
          <p className="muted">
            <span className="needs-script">{t('follows')}</span> {t('lead')}
          </p>
        </div>
        {children}
        <HonestyLine site={site} />
        <PageLink className="btn btn-ghost" href={pathTo('index')}>
          {all('signup.later')}
        </PageLink>
      </div>
    </div>
  );
}
