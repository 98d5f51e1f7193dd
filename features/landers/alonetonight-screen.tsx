import { useTranslations } from 'next-intl';
import type { Person } from '@/lib/contract/person';
import { niches } from '@/lib/site/niches/niches';
import type { SiteInfo } from '@/lib/site/site-info';
import { chosenCast, decorativeCast, turned } from './cast';
import { LitWindow } from './lit-window';
import { NightStreet } from './night-street';
import { windowId, WindowQuestion } from './window-question';

type AlonetonightScreenProps = {
  site: SiteInfo;
  people: Person[];
  /** The day, as a number that grows by one: each day has five windows of its own. */
  day: number;
};

const windowsADay = 5;

/** A dark street, one lit window, one person with one question. Another window is another radio: no script is needed. */
export function AlonetonightScreen({ site, people, day }: AlonetonightScreenProps) {
  const t = useTranslations('lander.alonetonight');
  const members = decorativeCast(people);
  const all = members.length > 0 ? members : chosenCast(people);
  // Others than from the visitor's own country only where there are few.
  const near = all.filter(({ country }) => country === site.country);
  const pool = [...near, ...all.filter((person) => !near.includes(person))].slice(0, Math.max(near.length, 2 * windowsADay));
  // Niches that share their members begin at others of them.
  const shown: (Person | null)[] = turned(pool, day * windowsADay + niches.indexOf(site.niche)).slice(0, windowsADay);
  if (shown.length === 0) shown.push(null);
  const after = pool.length >= 2 * windowsADay ? 'tomorrow' : 'first';
  return (
    <section className="lander lander-scene alone" aria-labelledby="alone-title">
      <NightStreet />
      <div className="alone-inside">
        <div className="alone-head">
          <h1 id="alone-title" className="lander-title">
            {t('title')}
          </h1>
          <p>{t('lead')}</p>
        </div>
        {shown.map((person, index) => (
          <div key={person?.id ?? 0} className="alone-one">
            {shown.length > 1 ? (
              <input
                id={windowId(index + 1)}
                className="lander-hidden"
                type="radio"
                name="window"
                defaultChecked={index === 0}
                aria-label={t('window', { number: index + 1, count: shown.length })}
              />
            ) : null}
            <LitWindow site={site} person={person} first={index === 0} />
            <WindowQuestion site={site} person={person} number={index + 1} count={shown.length} after={after} />
          </div>
        ))}
      </div>
    </section>
  );
}
