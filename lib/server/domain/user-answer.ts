// The signed-in member as their own browser sees them. Specification, section 3 (User). (E01)
import type * as z from 'zod/mini';
import type { user } from '@/lib/contract/user';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { secondsUntil } from '@/lib/site/money/new-member-offer';
import type { NewTotals } from '../store/new-totals';
import type { MemberRow } from '../store/schema/members';
import { newMemberOffer, stayOffer } from './discount-rules';
import { personAnswer } from './person-answer';

type Knowledge = NewTotals & { /** Whatever became of it. */ bought: boolean; /** Codes of orders whose payment is under way. */ pendingCodes?: readonly string[]; autoLike?: boolean };

/** The user of a session. What a client may send never decides any of it. (bar S12) */
export function userAnswer(member: MemberRow, settings: SiteSettings & { time_bonus: boolean }, now: Date, { bought, pendingCodes, autoLike, ...totals }: Knowledge): z.input<typeof user> {
  const offer = newMemberOffer({ member, bought, pendingCodes, timeBonusOn: settings.time_bonus, now });
  return {
    id: member.id,
    status: member.status,
    credits: member.credits,
    paid_user: member.paidUser,
    fictional_icon: settings.fictional_icon,
    notifications_disabled: member.notificationsDisabled,
    mails_off: member.mailsOff,
    pushes_off: member.pushesOff,
    stay_discount: stayOffer(member, now, pendingCodes)?.percentage ?? null,
    stay_discount_until: member.stayDiscountUntil?.toISOString(),
    offer_seconds: offer?.expires ? secondsUntil(offer.expires, now) : null,
    profile: personAnswer(member, { viewer: member, now, cdnPrefix: settings.cdn_prefix }),
    email: member.email,
    language: member.language,
    signup_at: member.signupAt.toISOString(),
    looking_for: member.lookingFor,
    unread_messages: totals.unreadMessages,
    new_likes: totals.newLikes,
    auto_like: autoLike,
  };
}
