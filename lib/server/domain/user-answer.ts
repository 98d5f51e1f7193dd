// The signed-in member as their own browser sees them. Specification, section 3 (User). (E01)
import type * as z from 'zod/mini';
import type { user } from '@/lib/contract/user';
import type { SiteSettings } from '@/lib/contract/site-settings';
import type { NewTotals } from '../store/new-totals';
import type { MemberRow } from '../store/schema/members';
import { personAnswer } from './person-answer';

/** The user of a session. What a client may send never decides any of it. (bar S12) */
export function userAnswer(member: MemberRow, settings: SiteSettings, now: Date, totals: NewTotals, autoLike?: boolean): z.input<typeof user> {
  return {
    id: member.id,
    status: member.status,
    credits: member.credits,
    paid_user: member.paidUser,
    fictional_icon: settings.fictional_icon,
    notifications_disabled: member.notificationsDisabled,
    mails_off: member.mailsOff,
    stay_discount: member.stayDiscount,
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
