import { optionalPart } from '@/components/ui/optional-part';

/** The forms in a browser: they work without script, so that their code comes after the page's own. (bar P2) */
export const AccountItemsPart = optionalPart(() => import('./account-items').then((module) => module.AccountItems), true);
