// Where a member confirms the e-mail address, gets the mail once more or gives another address. (S03, T03)
import { pathTo } from './routes';

/** The address of the last step of sign-up. */
export const confirmPage = pathTo('complete-signup', {}, { step: 'confirm' });
