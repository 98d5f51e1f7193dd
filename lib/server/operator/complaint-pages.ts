// The operator pages of complaints: the list, and one with the answer. Specification, section 2. (S17)
import { markup } from '@/lib/format/markup';
import { pageLength, type ListedComplaint } from '../store/operator-list-store';
import type { TrailLine } from '../store/operator-store';
import type { ReportRow } from '../store/schema/reports';
import { operatorHtml, fault, tabs, type OperatorPage } from './operator-frame';
import { moment, trailOf } from './operator-words';

export function complaintList(page: OperatorPage, found: readonly ListedComplaint[], { decided, skip }: { decided: boolean; skip: number }): string {
  const { say } = page;
  const rows = found.slice(0, pageLength).map(
    ({ complaint, site }) => markup`<li><a href="/operator/complaints/${complaint.number}"><b>${complaint.email}</b><span class="pill">${say(`mail.topic.${complaint.topic}`)}</span><small class="num">${complaint.number} · ${site}</small><small class="num">${moment(complaint.receivedAt, page)}</small></a></li>`,
  );
  const more = found.length > pageLength ? markup`<p><a href="/operator/complaints?show=${decided ? 'decided' : 'open'}&skip=${skip + pageLength}">${say('operator.list.more')}</a></p>` : markup``;
  const title = say('operator.complaints.title');
  return operatorHtml(page, title, markup`<h1>${title}</h1>${tabs(page, 'complaints', decided)}${rows.length ? markup`<ul class="rows">${rows}</ul>` : markup`<p class="card muted">${say('operator.list.empty')}</p>`}${more}`);
}

export type ComplaintSheet = { found: ListedComplaint; trail: readonly TrailLine[]; form: { answer?: string; fault?: string; already?: boolean }; /** About whoever complained. */ reports: readonly ReportRow[] };

/** One complaint. */
export function complaintSheet(page: OperatorPage, { found: { complaint, site }, trail, form, reports }: ComplaintSheet): string {
  const { say } = page;
  const fact = (name: string, value: string | null) => (value ? markup`<dt>${say(`operator.complaint.${name}`)}</dt><dd>${value}</dd>` : '');
  const about = reports.map(({ number, decision }) => markup`<li><a href="/operator/reports/${number}">${number}</a>${decision ? markup` <span class="pill done">${say(`operator.decide.${decision}`)}</span>` : ''}</li>`);
  const title = say('operator.complaint.title', { number: complaint.number });
  const answer = complaint.answeredAt
    ? markup`<section class="card"><h2>${say('operator.complaint.answer')}</h2>${form.already ? markup`<p class="note" role="status">${say('operator.decide.already')}</p>` : ''}<p class="muted">${moment(complaint.answeredAt, page)}</p><p class="lines">${complaint.answer ?? ''}</p></section>`
    : markup`<form class="card form" method="post" action="/operator/complaints/${complaint.number}"><label><span class="label">${say('operator.complaint.answer')}</span><textarea name="answer" rows="10" maxlength="5000" required${form.fault ? markup` aria-invalid="true" aria-describedby="answer-fault"` : ''}>${form.answer ?? ''}</textarea><span class="hint">${say('operator.complaint.answer_hint', { address: complaint.email })}</span></label>${fault('answer-fault', form.fault)}<button>${say('operator.complaint.submit')}</button></form>`;
  return operatorHtml(page, title, markup`<h1>${title}</h1><div class="two"><div class="stack"><section class="card"><dl>${fact('topic', say(`mail.topic.${complaint.topic}`))}${fact('about', complaint.about)}${fact('from', complaint.email)}${fact('member', complaint.memberId === null ? null : String(complaint.memberId))}${fact('site', site)}${fact('received', moment(complaint.receivedAt, page))}${fact('text', complaint.text)}</dl></section>${about.length ? markup`<section class="card"><h2>${say('operator.complaint.reports')}</h2><ul>${about}</ul></section>` : ''}${trailOf(page, trail)}</div><div class="stack">${answer}</div></div>`);
}
