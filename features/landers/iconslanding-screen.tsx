import { useTranslations } from 'next-intl';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';
import { HonestyLine } from './honesty-line';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';
import { WishForm } from './wish-form';
import type { WishTexts } from './wish-texts';
import { questions, wishesWanted, wishNames, type Wish } from './wishes';

/** Nine pictures, three taps, one sentence about tonight; then with whom, and when. No photo at all. */
export function IconslandingScreen({ site }: { site: SiteInfo }) {
  const t = useTranslations('lander.iconslanding');
  const all = useTranslations();
  const shared = useTranslations('lander');
  const options = (question: 'who' | 'when') => questions[question].map((value) => ({ value, label: t(`${question}.${value}`) }));
  const ofWishes = (kind: 'wish' | 'phrase') => Object.fromEntries(wishNames.map((wish) => [wish, t(`${kind}.${wish}`)])) as Record<Wish, string>;
  const texts: WishTexts = {
    title: t('title'),
    steps: [1, 2, 3].map((step, _, { length }) => t('step', { step, total: length })),
    sentence: sentenceParts(t.markup('sentence', { one: () => '\n', two: () => '\n', three: () => '\n' })),
    slot: t('slot'),
    labels: ofWishes('wish'),
    phrases: ofWishes('phrase'),
    remove: ofWishes('phrase'),
    tiles: t('tiles'),
    more: Array.from({ length: wishesWanted }, (_, index) => shared('more', { count: index + 1 })),
    go: t('go'),
    next: t('next'),
    back: t('back'),
    start: all(signUpTitle(site)),
    who: { title: t('who.title'), options: options('who') },
    when: { title: t('when.title'), options: options('when') },
    keep: t('keep'),
  };
  for (const wish of wishNames) texts.remove[wish] = t('remove', { wish: texts.phrases[wish] });
  return (
    <section className="lander icons" aria-labelledby="icons-title">
      <StartForm lander="iconslanding" site={site} className="icons-form">
        <WishForm texts={texts}>
          <HonestyLine site={site} join={signupAddress(site)} />
        </WishForm>
      </StartForm>
    </section>
  );
}

/** A language's own sentence around its three places: what stands before, between and after them. */
function sentenceParts(sentence: string): string[] {
  return sentence.split('\n');
}
