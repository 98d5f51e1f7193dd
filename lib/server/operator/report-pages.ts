// The operator pages of reports: the list, and one with what was to be seen, the decision, and who did what. Decisions, 'Honesty and safety'.
import { reportDecisions, type ReportDecision } from '@/lib/contract/report-reasons';
import { markup, type Markup } from '@/lib/format/markup';
import type { ListedReport, ReportInFull } from '../store/operator-list-store';
import { pageLength } from '../store/operator-list-store';
import type { TrailLine } from '../store/operator-store';
import type { PhotoRow } from '../store/schema/photos';
import { operatorHtml, fault, tabs, type OperatorPage } from './operator-frame';
import { moment, trailOf } from './operator-words';

export function reportList(page: OperatorPage, found: readonly ListedReport[], { decided, skip }: { decided: boolean; skip: number }): string {
  const { say } = page;
  const rows = found.slice(0, pageLength).map(
    ({ report, site }) => markup`<li><a href="/operator/reports/${report.number}"><b>${report.snapshot.name}</b><span class="pill${report.reason === 'underage' && !decided ? ' urgent' : ''}">${say(`safety.reason.${report.reason}`)}</span><small class="num">${report.number} · ${site}</small><small class="num">${moment(report.receivedAt, page)}</small></a></li>`,
  );
  const more = found.length > pageLength ? markup`<p><a href="/operator/reports?show=${decided ? 'decided' : 'open'}&skip=${skip + pageLength}">${say('operator.list.more')}</a></p>` : markup``;
  const title = say('operator.reports.title');
  return operatorHtml(page, title, markup`<h1>${title}</h1>${tabs(page, 'reports', decided)}${rows.length ? markup`<ul class="rows">${rows}</ul>` : markup`<p class="card muted">${say('operator.list.empty')}</p>`}${more}`);
}

/** What is known of the account now, in one word. */
function standing({ member }: ReportInFull): 'erased' | 'blocked' | 'left' | 'fictional' | 'active' {
  if (member.erasedAt) return 'erased';
  if (member.suspendedAt) return 'blocked';
  if (member.deletedAt) return 'left';
  return member.fictional ? 'fictional' : 'active';
}

/** Characters of a note for operators' eyes. */
export const longestNote = 2_000;

export type DecideForm = { decision?: string; note?: string; faults: Partial<Record<'decision' | 'photos' | 'sure', string>>; already?: boolean };
export type ReportSheet = { found: ReportInFull; others: number; photos: readonly PhotoRow[]; trail: readonly TrailLine[]; form: DecideForm; /** Whether the account waits to be erased. */ erasing: boolean };

function photoChoice({ say }: OperatorPage, { found, photos, form }: ReportSheet): Markup {
  if (photos.length === 0) return markup``;
  const faces = photos.map(
    ({ id, position }) => markup`<li><label class="face"><img src="/operator/photos/${found.report.number}/${id}" alt="${say('operator.report.photo', { number: position + 1 })}" width="120" height="150" loading="lazy"><input type="checkbox" name="photo" value="${id}"></label></li>`,
  );
  return markup`<fieldset><legend>${say('operator.decide.photos')}</legend><ul class="faces">${faces}</ul>${fault('photos-fault', form.faults.photos)}</fieldset>`;
}

/** What is gone from the profile since, or changed: kept until the report is decided. */
function photosOfThen({ say }: OperatorPage, { found: { report }, photos }: ReportSheet): Markup {
  const gone = report.decidedAt ? [] : report.snapshot.photos.flatMap((name, at) => (photos.some(({ fullName }) => fullName === name) ? [] : [at]));
  if (gone.length === 0) return markup``;
  const faces = gone.map((at) => markup`<li><img src="/operator/photos/${report.number}/then-${at}" alt="${say('operator.report.photo', { number: at + 1 })}" width="120" height="150" loading="lazy"></li>`);
  return markup`<h3>${say('operator.report.photos_gone')}</h3><ul class="faces">${faces}</ul>`;
}

const noteField = ({ say }: OperatorPage, note = ''): Markup =>
  markup`<label><span class="label">${say('operator.decide.note')}</span><textarea name="note" rows="3" maxlength="${longestNote}">${note}</textarea><span class="hint">${say('operator.decide.note_hint')}</span></label>`;

/** The way back in for somebody who is blocked; of an account that is being erased there is none. */
function unblockForm(page: OperatorPage, { found, erasing }: ReportSheet): Markup {
  const { say } = page;
  if (standing(found) !== 'blocked' || erasing) return markup``;
  return markup`<form class="card form" method="post" action="/operator/reports/${found.report.number}/unblock"><h2>${say('operator.unblock.title')}</h2>${noteField(page)}<p class="muted">${say('operator.unblock.effect')}</p><button>${say('operator.unblock.submit')}</button></form>`;
}

function decideForm(page: OperatorPage, sheet: ReportSheet): Markup {
  const { say } = page;
  const { found: { report, member }, form } = sheet;
  if (report.decidedAt) {
    return markup`<section class="card"><h2>${say('operator.decide.title')}</h2>${form.already ? markup`<p class="note" role="status">${say('operator.decide.already')}</p>` : ''}<p><span class="pill done">${say(`operator.decide.${report.decision!}`)}</span></p><p class="muted">${moment(report.decidedAt, page)}</p></section>${unblockForm(page, sheet)}`;
  }
  // Of whoever is erased there is nothing left to act on.
  const offered = member.erasedAt ? (['no_action'] as const) : reportDecisions.filter((each) => each !== 'photo_removed' || sheet.photos.length > 0);
  const option = (decision: ReportDecision) => markup`<label class="pick"><input type="radio" name="decision" value="${decision}"${form.decision === decision ? markup` checked` : ''}>${say(`operator.decide.${decision}`)}</label>`;
  return markup`<form class="card form" method="post" action="/operator/reports/${report.number}"><fieldset${form.faults.decision ? markup` aria-describedby="decision-fault"` : ''}><legend>${say('operator.decide.title')}</legend>${offered.map(option)}${fault('decision-fault', form.faults.decision)}</fieldset>
${photoChoice(page, sheet)}
<label class="pick"><input type="checkbox" name="sure" value="1">${say('operator.decide.sure')}</label>${fault('sure-fault', form.faults.sure)}
${noteField(page, form.note)}
<p class="muted">${say('operator.decide.effect')}</p><button>${say('operator.decide.submit')}</button></form>`;
}

/** One report. */
export function reportSheet(page: OperatorPage, sheet: ReportSheet): string {
  const { say } = page;
  const { found, others, trail } = sheet;
  const { report, site, member, reporter } = found;
  const { snapshot } = report;
  const talk = snapshot.messages.map(
    ({ mine, text, sentAt, gift }) => markup`<li class="${mine ? 'mine' : 'theirs'}"><small>${mine ? reporter.name : snapshot.name} · ${moment(new Date(sentAt), page)}</small>${text || (gift ? say('safety.report.gift') : '')}</li>`,
  );
  const fact = (name: string, value: string | number | Markup | undefined) => (value === undefined || value === '' ? '' : markup`<dt>${say(`operator.report.${name}`)}</dt><dd>${value}</dd>`);
  const title = say('operator.report.title', { number: report.number });
  return operatorHtml(page, title, markup`<h1>${title}</h1><div class="two"><div class="stack">
<section class="card"><dl>${fact('reason', markup`<span class="pill${report.reason === 'underage' ? ' urgent' : ''}">${say(`safety.reason.${report.reason}`)}</span>`)}${fact('text', report.text ?? undefined)}${fact('about', `${snapshot.name}${snapshot.age ? `, ${snapshot.age}` : ''} (${member.id})`)}${fact('standing', say(`operator.standing.${standing(found)}`))}${fact('others', others)}${fact('by', `${reporter.name} (${reporter.id})`)}${fact('site', site)}${fact('received', moment(report.receivedAt, page))}</dl></section>
<section class="card"><h2>${say('operator.report.snapshot')}</h2>${snapshot.about ? markup`<p>${snapshot.about}</p>` : ''}${talk.length ? markup`<ul class="talk">${talk}</ul>` : markup`<p class="muted">${say('operator.report.no_messages')}</p>`}${photosOfThen(page, sheet)}</section>
${trailOf(page, trail)}</div><div class="stack">${decideForm(page, sheet)}</div></div>`);
}
