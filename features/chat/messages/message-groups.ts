import type { Message } from '@/lib/contract/chats';
import { formatDate } from '@/lib/format/dates';

/** Messages of one writer this close together, in milliseconds, stand together and share one time. */
const togetherWithin = 5 * 60_000;

export type LogItem = { kind: 'day'; key: string; at: Date } | { kind: 'message'; key: string; message: Message; at: Date | null; last: boolean };

/** When a message was sent; null where the server wrote no moment that can be read. */
export function momentOf({ sent_at }: Pick<Message, 'sent_at'>): Date | null {
  const at = new Date(sent_at);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Messages with the days they fall on between them; the last of a group is the one that shows the time. */
export function groupMessages(messages: readonly Message[], timeZone?: string): LogItem[] {
  const items: LogItem[] = [];
  let day = '';
  messages.forEach((message, index) => {
    const at = momentOf(message);
    const next = messages[index + 1];
    const nextAt = next ? momentOf(next) : null;
    const ownDay = at ? formatDate(at, 'en-GB', timeZone) : day;
    if (at && ownDay !== day) items.push({ kind: 'day', key: `day-${ownDay}-${message.id}`, at });
    day = ownDay;
    const together = at && nextAt && next?.mine === message.mine && nextAt.getTime() - at.getTime() < togetherWithin && formatDate(nextAt, 'en-GB', timeZone) === ownDay;
    items.push({ kind: 'message', key: `message-${message.id}`, message, at, last: !together });
  });
  return items;
}
