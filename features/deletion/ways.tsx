import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LeaveReason } from '@/lib/contract/leave-reasons';
import { lesserMails, mailReasons, type MailReason } from '@/lib/contract/notification-groups';
import type { User } from '@/lib/contract/user';
import { pathTo } from '@/lib/site/addresses/routes';

export type Way = 'fewer' | 'notices' | 'invisible' | 'data' | 'discount' | 'block' | 'complaint';

/** What could be enough for each reason, the likeliest first. Nobody who says why is offered everything. */
const waysFor: Record<LeaveReason, Way[]> = {
  found: ['invisible', 'data'],
  notices: ['fewer', 'notices', 'invisible', 'data'],
  cost: ['discount', 'invisible', 'data'],
  hidden: ['invisible', 'notices', 'data'],
  bad: ['block', 'complaint', 'invisible', 'data'],
  other: ['invisible', 'fewer', 'notices', 'data'],
};

const kept: Way[] = ['invisible', 'fewer', 'notices'];

/** The ways for a reason; without a company that offers a discount there is none, and a server that keeps no settings (`keeps`) has none of those. */
export function waysOf(reason: LeaveReason = 'other', discount: number | null, keeps = true): Way[] {
  return waysFor[reason].filter((way) => (way === 'discount' ? discount !== null : keeps || !kept.includes(way)));
}

/** What is so already. `account`: what the member has set, where the server says it. */
export function doneWays(user: User, account: { invisible: boolean } | null): Way[] {
  const without = (reasons: readonly MailReason[]) => user.notifications_disabled.length > 0 || reasons.every((reason) => user.mails_off?.includes(reason));
  const so: Partial<Record<Way, boolean>> = { fewer: without(lesserMails), notices: without(mailReasons), invisible: account?.invisible, discount: Boolean(user.stay_discount) };
  return (Object.keys(so) as Way[]).filter((way) => so[way]);
}

type Look = { icon: ReactElement; kind: 'primary' | 'info' | 'quiet' | 'offer'; /** A page that does it; without one a form does. */ href?: string };

const section = (name: string) => pathTo('settings-section', { section: name });

export const wayLooks: Record<Way, Look> = {
  fewer: { icon: <Icon name="envelope-simple" weight="fill" />, kind: 'info' },
  notices: { icon: <Icon name="bell-slash" weight="fill" />, kind: 'info' },
  invisible: { icon: <Icon name="eye-slash" weight="fill" />, kind: 'primary' },
  data: { icon: <Icon name="download-simple" />, kind: 'quiet', href: section('data') },
  discount: { icon: <Icon name="tag" weight="fill" />, kind: 'offer' },
  block: { icon: <Icon name="prohibit" weight="fill" />, kind: 'primary', href: section('privacy') },
  complaint: { icon: <Icon name="lifebuoy" weight="fill" />, kind: 'info', href: pathTo('complaints') },
};
