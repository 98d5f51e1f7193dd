// The operator pages: lists, empty lists, what waits and what is decided, forms that come back. What stands in them waits in the demo world.
import { mailTexts } from '@/lib/server/mail/mail-texts';
import { complaintList, complaintSheet, type ComplaintSheet } from '@/lib/server/operator/complaint-pages';
import { icebreakerPage, longestLine, mostLines, type IcebreakerSheet } from '@/lib/server/operator/icebreaker-page';
import { loginHtml } from '@/lib/server/operator/login-page';
import type { OperatorPage, OperatorPlace } from '@/lib/server/operator/operator-frame';
import { operatorStyle } from '@/lib/server/operator/operator-style';
import { paymentList } from '@/lib/server/operator/payment-pages';
import { reportList, reportSheet, type ReportSheet } from '@/lib/server/operator/report-pages';
import type { ListedComplaint, ListedReport } from '@/lib/server/store/operator-lists';
import { stuckOrders, lastOrders } from './operator-orders';
import type { Look } from './look';
import type { DocumentScene } from './scene';
import { waitingWork } from './waiting-work';
import { told } from './world';

const at = new Date('2026-11-21T12:00:00Z');
const who = 'operator@vonk.test';

/** The faces of whoever a report is about. */
const faces = ['iris', 'iris2', 'iris3'];

/** The page by itself: its sheet and its photos stand in it, or lead to the gallery's. */
const alone = (html: string): string =>
  html
    .replace('<link rel="stylesheet" href="/operator/style.css">', () => `<style>${operatorStyle}</style>`)
    .replaceAll(/\/operator\/photos\/[\w-]+\/(?:then-)?(\d+)/g, (_, number: string) => `/dev/gallery/faces/${faces[Number(number) % faces.length]}.webp`);

type Drawn = (page: OperatorPage) => string;

const page = (name: string, file: string, place: OperatorPlace | undefined, draw: Drawn): DocumentScene => ({
  name: `operator-${name}`, kind: 'page', of: [`lib/server/operator/${file}`],
  draw: async ({ locale }: Look) => alone(draw({ say: await mailTexts(locale), locale, who: place ? who : null, waiting: { reports: 4, complaints: 3, payments: 2 }, place })),
});

const trail = [{ at, action: 'opened', note: null, who }];
const report = (name: string, more: (found: ReportSheet['found'], page: OperatorPage) => Partial<ReportSheet>): DocumentScene =>
  page(name, 'report-pages', 'reports', (drawn) => {
    const { found, photos } = waitingWork().report;
    return reportSheet(drawn, { found, photos, others: 2, trail, form: { faults: {} }, erasing: false, ...more(found, drawn) });
  });
const decided = { decidedAt: at, decision: 'member_blocked' } as const;
const blocked = (found: ReportSheet['found']): ReportSheet['found'] => ({ ...found, report: { ...found.report, ...decided }, member: { ...found.member, suspendedAt: at } });
const unsure = (name: string, decision: string | undefined, field: 'decision' | 'photos' | 'sure', key: string) => report(name, (_, { say }) => ({ form: { decision, note: 'Tweede melding deze week.', faults: { [field]: say(key) } } }));

const complaint = (name: string, more: (found: ListedComplaint, page: OperatorPage) => Partial<ComplaintSheet>): DocumentScene =>
  page(name, 'complaint-pages', 'complaints', (drawn) => {
    const found = waitingWork().complaints[0]!;
    return complaintSheet(drawn, { found, trail, reports: [], form: {}, ...more(found, drawn) });
  });
const answered = (found: ListedComplaint): ListedComplaint => ({ ...found, complaint: { ...found.complaint, answer: 'De tweede betaling is teruggestort.\nJe ziet haar binnen drie dagen.', answeredAt: at } });

const lines = told('listIcebreakers').icebreakers.join('\n');
const icebreakers = (name: string, more: (page: OperatorPage) => Partial<IcebreakerSheet>): DocumentScene =>
  page(name, 'icebreaker-page', 'icebreakers', (drawn) => icebreakerPage(drawn, { sites: [{ id: 1, name: 'Vonk' }, { id: 2, name: 'Vonk voor haar' }], site: 1, language: drawn.locale, lines, ...more(drawn) }));

const open = { decided: false, skip: 0 };
const past = (list: readonly ListedReport[]) => list.map((each) => ({ ...each, report: { ...each.report, ...decided } }));

export const operatorDocuments: readonly DocumentScene[] = [
  page('login', 'login-page', undefined, (drawn) => loginHtml(drawn, {})),
  page('login-failed', 'login-page', undefined, (drawn) => loginHtml(drawn, { email: who, trouble: drawn.say('operator.login.failed') })),
  page('reports', 'report-pages', 'reports', (drawn) => reportList(drawn, waitingWork().reports, open)),
  page('reports-decided', 'report-pages', 'reports', (drawn) => reportList(drawn, past(waitingWork().reports), { decided: true, skip: 0 })),
  page('reports-empty', 'report-pages', 'reports', (drawn) => reportList(drawn, [], open)),
  report('report', () => ({})),
  report('report-photo-gone', () => ({ photos: waitingWork().report.photos.slice(0, 1) })),
  unsure('report-undecided', undefined, 'decision', 'operator.decide.missing'),
  unsure('report-no-photo', 'photo_removed', 'photos', 'operator.decide.photos_missing'),
  unsure('report-unsure', 'member_erased', 'sure', 'operator.decide.sure_missing'),
  report('report-decided', (found) => ({ found: blocked(found), form: { faults: {}, already: true }, trail: [...trail, { at, action: 'member_blocked', note: 'Vroeg twee mensen om geld.', who }] })),
  report('report-erased', (found) => ({ found: { ...found, report: { ...found.report, ...decided, decision: 'member_erased' }, member: { ...found.member, erasedAt: at } }, form: { faults: {}, already: true } })),
  page('complaints', 'complaint-pages', 'complaints', (drawn) => complaintList(drawn, waitingWork().complaints, open)),
  page('complaints-empty', 'complaint-pages', 'complaints', (drawn) => complaintList(drawn, [], open)),
  complaint('complaint', () => ({ reports: waitingWork().reports.slice(0, 2).map((each) => each.report) })),
  complaint('complaint-unanswered', (_, { say }) => ({ form: { answer: '', fault: say('operator.complaint.missing') } })),
  complaint('complaint-answered', (found) => ({ found: answered(found), form: { already: true }, trail: [...trail, { at, action: 'answered', note: null, who }] })),
  page('payments', 'payment-pages', 'payments', (drawn) => paymentList(drawn, { provider: 'mollie', stuck: stuckOrders, orders: lastOrders, next: 50 })),
  page('payments-none', 'payment-pages', 'payments', (drawn) => paymentList(drawn, { provider: 'mollie', stuck: [], orders: [], next: null })),
  icebreakers('icebreakers', () => ({})),
  icebreakers('icebreakers-saved', () => ({ saved: true })),
  icebreakers('icebreakers-too-long', ({ say }) => ({ lines: `${lines}\n${lines.replaceAll('\n', ' ')}`, fault: say('operator.icebreakers.too_long', { max: mostLines, length: longestLine }) })),
];
