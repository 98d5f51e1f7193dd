import { goTo, type Form } from './send-form';
import { localeCookie } from '@/lib/site/locale-cookie';
import { isLocale } from '@/lib/site/locales';
import { pathTo } from '@/lib/site/routes';
import { signupStartHeader, signupStartOf } from '@/lib/site/signup-start';

/** The one action of a lander: what was chosen goes along to sign-up, and so does the language that the lander spoke. */
export const landerForms: Record<string, Form> = {
  start(_request, { lander, member, message, locale }, data) {
    const start = signupStartOf({ lander, member, message, wishes: ['wish', 'who', 'when'].flatMap((name) => data.getAll(name)) });
    const cookies = [...(start ? [signupStartHeader(start)] : []), ...(isLocale(locale) ? [localeCookie(locale)] : [])];
    return Promise.resolve(goTo(start?.member ? pathTo('members-id-signup', { id: start.member }) : pathTo('signup'), cookies));
  },
};
