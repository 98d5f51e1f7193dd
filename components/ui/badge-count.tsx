import { badgeText } from '@/lib/format/badge';
import { classNames } from './class-names';

type BadgeCountProps = {
  value: number;
  /** primary: likes; unread: messages; warning and danger: credits. */
  tone?: 'primary' | 'unread' | 'warning' | 'danger';
  /** What the number counts, for screen readers: "12 ongelezen berichten". */
  words: string;
  /** Draw 0 too; otherwise none is nothing. */
  zero?: boolean;
};

/** A number in a dot: 99+ above 99. */
export function BadgeCount({ value, tone = 'primary', words, zero }: BadgeCountProps) {
  const text = badgeText(value) || (zero ? '0' : '');
  if (!text) return null;
  return (
    <span className={classNames('badge-count', tone !== 'primary' && `is-${tone}`)}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
