// What the way to sign-up is called. (T15)
import type { SiteInfo } from '../site-info';

/** The key of its message: who needs an invitation is told so, and not that it is free. */
export const signUpTitle = ({ signUpOpen }: Pick<SiteInfo, 'signUpOpen'>) => (signUpOpen ? 'signup.title' : 'signup.title_invited');
