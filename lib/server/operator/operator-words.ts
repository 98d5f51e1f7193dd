// Moments, and the trail, as the operator pages write them. Decisions, 'Honesty and safety'.
import { formatDate, formatTime } from '@/lib/format/dates';
import { markup, type Markup } from '@/lib/format/markup';
import { localeTable } from '@/lib/site/languages/locales';
import type { TrailLine } from '../store/operator-store';
import type { OperatorPage } from './operator-frame';

const timeZone = 'Europe/Amsterdam';

export function moment(at: Date, { locale }: Pick<OperatorPage, 'locale'>): string {
  const { iso } = localeTable[locale];
  return `${formatDate(at, iso, timeZone)}, ${formatTime(at, iso, timeZone)}`;
}

const decisions = ['no_action', 'warning', 'photo_removed', 'member_blocked', 'member_erased'];

/** Who did what, when. */
export function trailOf(page: OperatorPage, lines: readonly TrailLine[]): Markup {
  const { say } = page;
  const words = (action: string) => say(decisions.includes(action) ? `operator.decide.${action}` : `operator.trail.${action}`);
  if (lines.length === 0) return markup``;
  const rows = lines.map(({ at, who, action, note }) => {
    const more = note && markup`<br><span class="muted">${note}</span>`;
    return markup`<li>${moment(at, page)} · ${who} · <b>${words(action)}</b>${more ?? ''}</li>`;
  });
  return markup`<section class="card"><h2>${say('operator.trail.title')}</h2><ol class="trail">${rows}</ol></section>`;
}
