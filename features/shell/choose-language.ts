import { localeCookie } from '@/lib/site/languages/locale-cookie';
import { isLocale } from '@/lib/site/languages/locales';
import { pathInLocale } from '@/lib/site/languages/path-in-locale';
import { writeCookie } from '@/lib/site/cookies/write-cookie';

type Router = { refresh: () => void; push: (href: string) => void };

/** Keeps a language in the cookie and shows the page in it: in place, or at the address that names the language. (A08, A12) */
export function chooseLanguage(chosen: string, router: Router): void {
  if (!isLocale(chosen)) return;
  writeCookie(localeCookie(chosen));
  const { pathname, search } = window.location;
  const here = pathname + search;
  const there = pathInLocale(here, chosen);
  if (there === here) router.refresh();
  else router.push(there);
}
