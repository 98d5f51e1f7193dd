import type { Offer } from '@/lib/site/money/new-member-offer';
import { countdownOf } from '@/lib/stores/time-bonus-store';
import { AllTexts } from '../all-texts';
import { OpenTimeBonus, OpenWelcome } from '../islands/dialogs';
import { DrawnBonusBanner } from '../islands/live';
import type { Scene, Stage } from '../scene';
import { prices } from '../world';

const left = 11_565;
const countdown = countdownOf(left);
const path = '/members';
/** What another server may give, in seconds. */
const days = 3 * 86_400;
const offer = (kind: Offer['kind'], { now }: Stage, seconds = left): Offer => ({
  kind, code: kind === 'welcome' ? 'WELKOM25' : 'TIMEBONUS25', percentage: 25, seconds, endsAt: new Date(now.getTime() + seconds * 1000).toISOString(),
});
const poor = { credits: 0 };

const banner = (name: string, kind: Offer['kind'], seconds = left): Scene => ({
  name, kind: 'banner', of: ['features/bonus/bonus-banner'], user: poor,
  banners: (stage) => <DrawnBonusBanner offer={offer(kind, stage, seconds)} isVisible countdown={countdownOf(seconds)} path={path} />,
  draw: () => null,
});

export const bonusScenes: Scene[] = [
  {
    name: 'time-bonus-modal', kind: 'modal', of: ['features/bonus/time-bonus-modal'], user: poor,
    draw: (stage) => <AllTexts><OpenTimeBonus offer={offer('time-bonus', stage)} countdown={countdown} path={path} bundles={prices.bundles} /></AllTexts>,
  },
  {
    name: 'welcome-modal', kind: 'modal', of: ['features/bonus/welcome-modal'], user: poor,
    draw: (stage) => <AllTexts><OpenWelcome offer={offer('welcome', stage)} countdown={countdown} path={path} bundles={prices.bundles} /></AllTexts>,
  },
  {
    name: 'welcome-modal-days', kind: 'modal', of: ['features/bonus/welcome-modal'], user: poor,
    draw: (stage) => <AllTexts><OpenWelcome offer={offer('welcome', stage, days)} countdown={countdownOf(days)} path={path} bundles={prices.bundles} /></AllTexts>,
  },
  banner('time-bonus-banner', 'time-bonus'),
  banner('welcome-banner', 'welcome'),
  banner('welcome-banner-days', 'welcome', days),
];
