// The operator pages of reports: the list, and one with what was to be seen, the decision, and who did what. Decisions, 'Honesty and safety'.
import { reportDecisions, type ReportDecision } from '@/lib/contract/report-reasons';
import { markup, type Markup } from '@/lib/format/markup';
import type { ListedReport, ReportInFull } from '../store/operator-lists';
import { pageLength } from '../store/operator-lists';
import type { TrailLine } from '../store/operator-store';
import type { PhotoRow } from '../store/schema/photos';
import type { ReportRow } from '../store/schema/reports';
import { operatorHtml, fault, tabs, type OperatorPage } from './operator-frame';
import { moment, trailOf } from './operator-words';

const reasonPill = ({ say }: OperatorPage, { reason }: ReportRow, urgent: boolean): Markup => markup`<span class="pill${urgent && ' urgent'}">${say(`safety.reason.${reason}`)}</span>`;

function reportRow(page: OperatorPage, { report, site }: ListedReport, decided: boolean): Markup {
  const parts = [
    markup`<b>${report.snapshot.name}</b>`,
    reasonPill(page, report, report.reason === 'underage' && !decided),
    markup`<small class="num">${report.number} · ${site}</small>`,
    markup`<small class="num">${moment(report.receivedAt, page)}</small>`,
  ];
  return markup`<li><a href="/operator/reports/${report.number}">${parts}</a></li>`;
}

export function reportList(page: OperatorPage, found: readonly ListedReport[], { decided, skip }: { decided: boolean; skip: number }): string {
  const { say } = page;
  const rows = found.slice(0, pageLength).map((each) => reportRow(page, each, decided));
  const list = rows.length ? markup`<ul class="rows">${rows}</ul>` : markup`<p class="card muted">${say('operator.list.empty')}</p>`;
  const more = found.length > pageLength && markup`<p><a href="/operator/reports?show=${decided ? 'decided' : 'open'}&skip=${skip + pageLength}">${say('operator.list.more')}</a></p>`;
  const title = say('operator.reports.title');
  return operatorHtml(page, title, markup`<h1>${title}</h1>${tabs(page, 'reports', decided)}${list}${more}`);
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

/** A photo of whoever was reported, by the end of its address. */
function photoOf({ say }: OperatorPage, { report }: ReportInFull, file: string, position: number): Markup {
  return markup`<img src="/operator/photos/${report.number}/${file}" alt="${say('operator.report.photo', { number: position + 1 })}" width="120" height="150" loading="lazy">`;
}

function photoChoice(page: OperatorPage, { found, photos, form }: ReportSheet): Markup {
  if (photos.length === 0) return markup``;
  const faces = photos.map(({ id, position }) => markup`<li><label class="face">${photoOf(page, found, String(id), position)}<input type="checkbox" name="photo" value="${id}"></label></li>`);
  return markup`<fieldset><legend>${page.say('operator.decide.photos')}</legend><ul class="faces">${faces}</ul>${fault('photos-fault', form.faults.photos)}</fieldset>`;
}

/** What is gone from the profile since, or changed: kept until the report is decided. */
function photosOfThen(page: OperatorPage, { found, photos }: ReportSheet): Markup {
  const { report } = found;
  const gone = report.decidedAt ? [] : report.snapshot.photos.flatMap((name, at) => (photos.some(({ fullName }) => fullName === name) ? [] : [at]));
  if (gone.length === 0) return markup``;
  const faces = gone.map((at) => markup`<li>${photoOf(page, found, `then-${at}`, at)}</li>`);
  return markup`<h3>${page.say('operator.report.photos_gone')}</h3><ul class="faces">${faces}</ul>`;
}

function noteField({ say }: OperatorPage, note = ''): Markup {
  const parts = [
    markup`<span class="label">${say('operator.decide.note')}</span>`,
    markup`<textarea name="note" rows="3" maxlength="${longestNote}">${note}</textarea>`,
    markup`<span class="hint">${say('operator.decide.note_hint')}</span>`,
  ];
  return markup`<label>${parts}</label>`;
}

/** The way back in for somebody who is blocked; of an account that is being erased there is none. */
function unblockForm(page: OperatorPage, { found, erasing }: ReportSheet): Markup {
  const { say } = page;
  if (standing(found) !== 'blocked' || erasing) return markup``;
  const parts = [
    markup`<h2>${say('operator.unblock.title')}</h2>`,
    noteField(page),
    markup`<p class="muted">${say('operator.unblock.effect')}</p>`,
    markup`<button>${say('operator.unblock.submit')}</button>`,
  ];
  return markup`<form class="card form" method="post" action="/operator/reports/${found.report.number}/unblock">${parts}</form>`;
}

/** What was decided, and when. */
function decided(page: OperatorPage, decision: ReportDecision, at: Date, already: boolean | undefined): Markup {
  const { say } = page;
  const parts = [
    markup`<h2>${say('operator.decide.title')}</h2>`,
    already && markup`<p class="note" role="status">${say('operator.decide.already')}</p>`,
    markup`<p><span class="pill done">${say(`operator.decide.${decision}`)}</span></p>`,
    markup`<p class="muted">${moment(at, page)}</p>`,
  ];
  return markup`<section class="card">${parts}</section>`;
}

function decideForm(page: OperatorPage, sheet: ReportSheet): Markup {
  const { say } = page;
  const { found: { report, member }, form } = sheet;
  if (report.decidedAt) return markup`${decided(page, report.decision!, report.decidedAt, form.already)}${unblockForm(page, sheet)}`;
  // Of whoever is erased there is nothing left to act on.
  const offered = member.erasedAt ? (['no_action'] as const) : reportDecisions.filter((each) => each !== 'photo_removed' || sheet.photos.length > 0);
  const option = (decision: ReportDecision) => {
    const input = markup`<input type="radio" name="decision" value="${decision}"${form.decision === decision && ' checked'}>`;
    return markup`<label class="pick">${input}${say(`operator.decide.${decision}`)}</label>`;
  };
  const marks = form.faults.decision && markup` aria-describedby="decision-fault"`;
  const choice = [markup`<legend>${say('operator.decide.title')}</legend>`, ...offered.map(option), fault('decision-fault', form.faults.decision)];
  return markup`<form class="card form" method="post" action="/operator/reports/${report.number}"><fieldset${marks}>${choice}</fieldset>
${photoChoice(page, sheet)}
<label class="pick"><input type="checkbox" name="sure" value="1">${say('operator.decide.sure')}</label>${fault('sure-fault', form.faults.sure)}
${noteField(page, form.note)}
<p class="muted">${say('operator.decide.effect')}</p><button>${say('operator.decide.submit')}</button></form>`;
}

function facts(page: OperatorPage, { found, others }: ReportSheet): Markup {
  const { say } = page;
  const { report, site, member, reporter } = found;
  const { name, age } = report.snapshot;
  const fact = (key: string, value: string | number | Markup) => (value === '' ? '' : markup`<dt>${say(`operator.report.${key}`)}</dt><dd>${value}</dd>`);
  const all = [
    fact('reason', reasonPill(page, report, report.reason === 'underage')),
    fact('text', report.text ?? ''),
    fact('about', `${age ? `${name}, ${age}` : name} (${member.id})`),
    fact('standing', say(`operator.standing.${standing(found)}`)),
    fact('others', others),
    fact('by', `${reporter.name} (${reporter.id})`),
    fact('site', site),
    fact('received', moment(report.receivedAt, page)),
  ];
  return markup`<section class="card"><dl>${all}</dl></section>`;
}

/** What was to be seen as the report came: the profile, and the conversation with whoever reports. */
function seenThen(page: OperatorPage, sheet: ReportSheet): Markup {
  const { say } = page;
  const { report: { snapshot }, reporter } = sheet.found;
  const talk = snapshot.messages.map(({ mine, text, sentAt, gift }) => {
    const head = markup`<small>${mine ? reporter.name : snapshot.name} · ${moment(new Date(sentAt), page)}</small>`;
    return markup`<li class="${mine ? 'mine' : 'theirs'}">${head}${text || (gift ? say('safety.report.gift') : '')}</li>`;
  });
  const parts = [
    markup`<h2>${say('operator.report.snapshot')}</h2>`,
    snapshot.about ? markup`<p>${snapshot.about}</p>` : '',
    talk.length ? markup`<ul class="talk">${talk}</ul>` : markup`<p class="muted">${say('operator.report.no_messages')}</p>`,
    photosOfThen(page, sheet),
  ];
  return markup`<section class="card">${parts}</section>`;
}

/** One report. */
export function reportSheet(page: OperatorPage, sheet: ReportSheet): string {
  const title = page.say('operator.report.title', { number: sheet.found.report.number });
  return operatorHtml(page, title, markup`<h1>${title}</h1><div class="two"><div class="stack">
${facts(page, sheet)}
${seenThen(page, sheet)}
${trailOf(page, sheet.trail)}</div><div class="stack">${decideForm(page, sheet)}</div></div>`);
}
