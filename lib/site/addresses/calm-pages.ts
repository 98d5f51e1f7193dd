// Where no alert may disturb: a game, a match, a payment, the steps after the account, the address that is confirmed, a report. Specification, section 4; decision 352. (T03, T04)
import { matchRoute, pathTo } from './routes';

const calmPages = [pathTo('swipe-game'), pathTo('likes-type', { type: 'm' }), pathTo('credits'), pathTo('directdebit'), pathTo('complete-signup'), pathTo('signup-matches'), pathTo('activate-done')];
/** Where a member blocks or reports another. */
const ofSafety = ['members-id-block', 'members-id-report'];

/** Pages on which somebody plays, meets a match, pays, signs up, blocks or reports: no alert stands above them. Decision 352. */
export const isCalm = (path: string): boolean => ofSafety.includes(matchRoute(path)?.name ?? '') || calmPages.some((page) => path === page || path.startsWith(`${page}/`));
