import { optionalPart } from '@/components/ui/optional-part';

/** The offer in a browser: it counts a moment after the page is there. (bars P1, P2) */
export const BonusPart = optionalPart(() => import('./bonus').then((module) => module.Bonus), true);
