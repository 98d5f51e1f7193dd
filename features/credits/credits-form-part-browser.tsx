import { neededPart } from '@/components/ui/needed-part';

/** The form in a browser: it is sent without script too, so that its code comes after the page's own. (bar P2) */
export const CreditsFormPart = neededPart(() => import('./credits-form').then((module) => module.CreditsForm));
