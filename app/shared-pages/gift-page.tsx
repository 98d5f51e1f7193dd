import { GiftScreen } from '@/features/chat/gifts/gift-screen';
import { getChat } from '@/lib/contract/chats';
import { listGifts } from '@/lib/contract/gifts';
import { memberId } from '@/lib/site/members/member-id';
import { readFlash } from '../page-request/flash';
import { renderPage } from '../page-request/render-page';
import { memberRequest, type SiteParams } from '../page-request/site-request';

/** The gifts for a member, one of them chosen or none: what the conversation opens over itself, as a page. */
export function giftPage(params: SiteParams, member: string, chosen: string) {
  return renderPage(async () => {
    const { site, user, call } = await memberRequest(params);
    const [{ conversation }, { gifts }] = await Promise.all([call(getChat, { query: { member } }), call(listGifts, {})]);
    return (
      <GiftScreen
        person={conversation.profile}
        site={site}
        gifts={gifts}
        chosen={chosen}
        credits={user.credits}
        writer={memberId(user) ?? undefined}
        awaiting={conversation.awaiting_confirmation ? (user.status === 'not_confirmed' ? 'own' : 'theirs') : null}
        refused={await readFlash('gift', memberId(user))}
      />
    );
  });
}
