import { today } from '@/app/page-request/today';
import { goTo, type Form } from './form-calls';
import { variantOf } from '@/lib/site/addresses/presentation';
import { pathTo } from '@/lib/site/addresses/routes';
import { signupStartHeader, signupStartOf } from '@/lib/site/cookies/signup-start';

/** The one action of a lander: what was chosen goes along to sign-up out of sight, and in the address the look and language that the lander had. */
export const landerForms: Record<string, Form> = {
  start(_request, { lander, member, message, slug }, data) {
    const start = signupStartOf({ lander, member, message, wishes: ['wish', 'who', 'when'].flatMap((name) => data.getAll(name)), at: today().getTime() });
    const query = { slug: slug && variantOf(slug) ? slug : undefined };
    return Promise.resolve(goTo(start?.member ? pathTo('members-id-signup', { id: start.member }, query) : pathTo('signup', {}, query), start ? [signupStartHeader(start)] : []));
  },
};
