// Counters in badges and in the tab's title. Specification, sections 2 and 4.
import { badgeCeiling } from '../site/constants';

/** The text of a badge: '' for none, '99+' above 99. (S21) */
export function badgeText(count: number): string {
  return count > badgeCeiling ? `${badgeCeiling}+` : count > 0 ? String(count) : '';
}

/** A page's title with what is new before it, in round brackets, however many: '(7) Berichten', '(106) Berichten'. (T05) */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
