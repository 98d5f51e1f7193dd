import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Notification } from '@/lib/contract/notifications';
import { pathTo } from '@/lib/site/addresses/routes';

/** The kinds that the page has words for; a server may know more, and those are left out. */
const kinds = ['message', 'gift', 'like', 'match', 'report_status', 'complaint_status', 'payment', 'welcome'] as const;
export type LineKind = (typeof kinds)[number];
export type Line = Notification & { kind: LineKind };

type Look = {
  icon: ReactElement;
  /** The colour of the round sign: that of the thing it is about. */
  tone: 'unread' | 'primary' | 'offer' | 'info' | 'success';
  /** Where the line leads. */
  href: (line: Notification) => string;
};

const profileOf = ({ profile }: Notification) => (profile ? pathTo('members-id', { id: profile.id }) : pathTo('likes'));
const talkOf = ({ conversation_id: id, profile }: Notification) =>
  id ? pathTo('chats-id', { id }) : profile ? pathTo('members-id-chat', { id: profile.id }) : pathTo('chats');

export const lineLooks: Record<LineKind, Look> = {
  message: { icon: <Icon name="chat-circle-dots" weight="fill" />, tone: 'unread', href: talkOf },
  gift: { icon: <Icon name="gift" weight="fill" />, tone: 'offer', href: talkOf },
  like: { icon: <Icon name="heart" weight="fill" />, tone: 'primary', href: profileOf },
  match: { icon: <Icon name="heart" weight="fill" />, tone: 'primary', href: ({ profile }) => (profile ? pathTo('likes-m-id', { id: profile.id }) : pathTo('likes')) },
  report_status: { icon: <Icon name="flag" weight="fill" />, tone: 'info', href: ({ number }) => (number ? pathTo('reports-number', { number }) : pathTo('notifications')) },
  complaint_status: { icon: <Icon name="scales" weight="fill" />, tone: 'info', href: () => pathTo('complaints') },
  payment: { icon: <Icon name="receipt" weight="fill" />, tone: 'offer', href: ({ order }) => pathTo('transactions-id', { id: order?.payment_id }) },
  welcome: { icon: <Icon name="sparkle" weight="fill" />, tone: 'success', href: () => pathTo('profile') },
};

/** Of a server's list, what can be told: known kinds, and of people only those that it names. */
export function tellable(list: readonly Notification[]): Line[] {
  const aboutPeople: readonly string[] = ['message', 'gift', 'like', 'match'];
  return list.filter((each): each is Line => (kinds as readonly string[]).includes(each.kind) && (each.profile?.name !== undefined || !aboutPeople.includes(each.kind)));
}
