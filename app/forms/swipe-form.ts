import { flashCookie } from '@/app/page-request/flash';
import { swipeProfile } from '@/lib/contract/swipe';
import { pathTo } from '@/lib/site/addresses/routes';
import { goTo, sendAsMember, type Form } from './form-calls';

/** The swipe game without script: one decision, then the next card; a match has its own page. (S12) */
export const swipeForms: Record<string, Form> = {
  async swipe(request, { profile, like }) {
    const page = pathTo('swipe-game');
    const { answer, error } = await sendAsMember(request, page, swipeProfile, { profile, like: like === '1' });
    // What is used up stands on the page itself.
    if (error?.code === 'swipe_limit') return goTo(page);
    if (error) return goTo(page, [flashCookie('notice', page, { error: error.messageKey, params: error.params, values: {} })]);
    return goTo(answer.match && profile ? pathTo('likes-m-id', { id: profile }) : page);
  },
};
