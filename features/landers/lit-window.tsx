import { useTranslations } from 'next-intl';
import { FictionalStrip } from '@/components/media/fictional-strip';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { LanderPhoto } from './lander-photo';

/** One lit window with a person behind it; with nobody it is a window with its curtains drawn. */
export function LitWindow({ site, person, first }: { site: SiteInfo; person: Person | null; first?: boolean }) {
  const t = useTranslations('lander.alonetonight');
  return (
    <div className="window">
      <div className="window-frame">
        <div className="window-top" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <div className={person ? 'window-room' : 'window-room is-drawn'} role={person ? undefined : 'img'} aria-label={person ? undefined : t('curtain')}>
          {person ? <LanderPhoto site={site} person={person} sizes="(min-width: 992px) 380px, 250px" alt={t('picture', { name: person.name })} first={first} /> : null}
          <Lamp />
          <span className="window-curtain" aria-hidden="true" />
          <span className="window-curtain is-right" aria-hidden="true" />
          <Plant />
        </div>
        {person?.fictional ? <FictionalStrip texts={{ label: site.fictional.singular, warning: site.fictional.warning, icon: site.fictional.icon }} shape="wide" /> : null}
      </div>
      <span className="window-sill" aria-hidden="true" />
    </div>
  );
}

function Lamp() {
  return (
    <svg className="window-lamp" viewBox="0 0 54 96" aria-hidden="true">
      <path className="lamp-cord" d="M27 0v44" />
      <path className="lamp-shade" d="M5 72C7 52 17 44 27 44s20 8 22 28Z" />
      <ellipse className="lamp-light" cx="27" cy="73" rx="22" ry="6" />
    </svg>
  );
}

function Plant() {
  return (
    <svg className="window-plant" viewBox="0 0 62 90" aria-hidden="true">
      <path className="plant-pot" d="M16 58h32l-4 32H20Z" />
      <path className="plant-leaves" d="M32 58C30 40 14 34 6 20c18 2 24 14 26 26-2-20 0-36 8-44 6 14 2 32-6 44 6-12 14-16 24-18-4 14-16 22-25 28Z" />
    </svg>
  );
}
