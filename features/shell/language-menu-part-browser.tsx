import { optionalPart } from '@/components/ui/optional-part';

/** The menu in a browser: it opens and takes a choice without script, so that its code comes after the page's own. (bars P1, P2) */
export const LanguageMenuPart = optionalPart(() => import('./language-menu').then((module) => module.LanguageMenu), true);
