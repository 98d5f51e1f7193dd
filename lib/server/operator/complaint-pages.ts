// The operator pages of complaints: the list, and one with the answer. Specification, section 2. (S17)
import { markup, type Markup } from '@/lib/format/markup';
import { pageLength, type ListedComplaint } from '../store/operator-lists';
import type { TrailLine } from '../store/operator-store';
import type { ReportRow } from '../store/schema/reports';
import { operatorHtml, fault, tabs, type OperatorPage } from './operator-frame';
import { moment, trailOf } from './operator-words';

function complaintRow(page: OperatorPage, { complaint, site }: ListedComplaint): Markup {
  const parts = [
    markup`<b>${complaint.email}</b>`,
    markup`<span class="pill">${page.say(`mail.topic.${complaint.topic}`)}</span>`,
    markup`<small class="num">${complaint.number} · ${site}</small>`,
    markup`<small class="num">${moment(complaint.receivedAt, page)}</small>`,
  ];
  return markup`<li><a href="/operator/complaints/${complaint.number}">${parts}</a></li>`;
}

export function complaintList(page: OperatorPage, found: readonly ListedComplaint[], { decided, skip }: { decided: boolean; skip: number }): string {
  const { say } = page;
  const rows = found.slice(0, pageLength).map((each) => complaintRow(page, each));
  const list = rows.length ? markup`<ul class="rows">${rows}</ul>` : markup`<p class="card muted">${say('operator.list.empty')}</p>`;
  const more = found.length > pageLength && markup`<p><a href="/operator/complaints?show=${decided ? 'decided' : 'open'}&skip=${skip + pageLength}">${say('operator.list.more')}</a></p>`;
  const title = say('operator.complaints.title');
  return operatorHtml(page, title, markup`<h1>${title}</h1>${tabs(page, 'complaints', decided)}${list}${more}`);
}

export type ComplaintSheet = { found: ListedComplaint; trail: readonly TrailLine[]; form: { answer?: string; fault?: string; already?: boolean }; /** About whoever complained. */ reports: readonly ReportRow[] };

function facts(page: OperatorPage, { complaint, site }: ListedComplaint): Markup {
  const { say } = page;
  const fact = (name: string, value: string | null) => value ? markup`<dt>${say(`operator.complaint.${name}`)}</dt><dd>${value}</dd>` : '';
  const all = [
    fact('topic', say(`mail.topic.${complaint.topic}`)),
    fact('about', complaint.about),
    fact('from', complaint.email),
    fact('member', complaint.memberId === null ? null : String(complaint.memberId)),
    fact('site', site),
    fact('received', moment(complaint.receivedAt, page)),
    fact('text', complaint.text),
  ];
  return markup`<section class="card"><dl>${all}</dl></section>`;
}

/** The answer that was sent. */
function sentAnswer(page: OperatorPage, { answer, answeredAt }: { answer: string | null; answeredAt: Date }, already: boolean | undefined): Markup {
  const { say } = page;
  const parts = [
    markup`<h2>${say('operator.complaint.answer')}</h2>`,
    already && markup`<p class="note" role="status">${say('operator.decide.already')}</p>`,
    markup`<p class="muted">${moment(answeredAt, page)}</p>`,
    markup`<p class="lines">${answer ?? ''}</p>`,
  ];
  return markup`<section class="card">${parts}</section>`;
}

function answerForm({ say }: OperatorPage, { number, email }: { number: string; email: string }, form: ComplaintSheet['form']): Markup {
  const marks = form.fault ? markup` aria-invalid="true" aria-describedby="answer-fault"` : '';
  const field = [
    markup`<span class="label">${say('operator.complaint.answer')}</span>`,
    markup`<textarea name="answer" rows="10" maxlength="5000" required${marks}>${form.answer ?? ''}</textarea>`,
    markup`<span class="hint">${say('operator.complaint.answer_hint', { address: email })}</span>`,
  ];
  const parts = [markup`<label>${field}</label>`, fault('answer-fault', form.fault), markup`<button>${say('operator.complaint.submit')}</button>`];
  return markup`<form class="card form" method="post" action="/operator/complaints/${number}">${parts}</form>`;
}

function reportsAbout({ say }: OperatorPage, reports: readonly ReportRow[]): Markup {
  if (reports.length === 0) return markup``;
  const rows = reports.map(({ number, decision }) => {
    const pill = decision && markup` <span class="pill done">${say(`operator.decide.${decision}`)}</span>`;
    return markup`<li><a href="/operator/reports/${number}">${number}</a>${pill ?? ''}</li>`;
  });
  return markup`<section class="card"><h2>${say('operator.complaint.reports')}</h2><ul>${rows}</ul></section>`;
}

/** One complaint. */
export function complaintSheet(page: OperatorPage, { found, trail, form, reports }: ComplaintSheet): string {
  const { complaint } = found;
  const { answer, answeredAt } = complaint;
  const title = page.say('operator.complaint.title', { number: complaint.number });
  const known = [facts(page, found), reportsAbout(page, reports), trailOf(page, trail)];
  const reply = answeredAt ? sentAnswer(page, { answer, answeredAt }, form.already) : answerForm(page, complaint, form);
  return operatorHtml(page, title, markup`<h1>${title}</h1><div class="two"><div class="stack">${known}</div><div class="stack">${reply}</div></div>`);
}
