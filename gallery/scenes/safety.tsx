import { ComplaintScreen } from '@/features/complaints/complaint-screen';
import { UnreadScreen } from '@/features/complaints/unread-screen';
import { ConfirmScreen } from '@/features/deletion/confirm-screen';
import { PartnerScreen } from '@/features/deletion/partner-screen';
import { WaysScreen } from '@/features/deletion/ways-screen';
import { BlockScreen } from '@/features/safety/block-screen';
import { MoreScreen } from '@/features/safety/more-screen';
import { ReceiptScreen } from '@/features/safety/receipt-screen';
import { ReportScreen } from '@/features/safety/report-screen';
import type { ReactNode } from 'react';
import type { Report } from '@/lib/contract/reports';
import { OpenSheet } from '../islands/dialogs';
import type { Scene, Stage } from '../scene';
import { people, told } from '../world';
import { Words } from '../words';

const { noor, fien } = people;
const messages = told('listChats').chats.flatMap(({ conversation }) => conversation.last_message ?? []);
const report: Report = { number: 'M-2026-7H3Q-K9BT', reason: 'money', received_at: '2026-11-21T10:00:00Z', status: 'open', decision: undefined, profile: noor.id, name: noor.name };
const draft = { person: noor, blocked: false, messages, typed: { leaveOut: [] }, troubles: {}, formKey: 'gallery-report' };
const trouble = 'err.too_many_requests';

/** A page of safety in its sheet, over a page. */
const sheet = (name: string, of: readonly string[], page: (stage: Stage) => ReactNode, kind: Scene['kind'] = 'modal'): Scene => ({
  name, kind, of: ['features/safety/safety-sheet', ...of],
  draw: (stage) => (
    <>
      <div id="scene-sheet" hidden>
        {page(stage)}
      </div>
      <OpenSheet />
    </>
  ),
  steps: [['click', '[data-sheet-link][aria-hidden]'], ['seen', 'dialog[open] [data-sheet]']],
});

export const safetyScenes: Scene[] = [
  sheet('sheet-more', [], ({ site }) => <MoreScreen person={noor} site={site} talk={{ id: 3, muted: false }} />),
  sheet('sheet-more-fictional', [], ({ site }) => <MoreScreen person={fien} site={site} talk={null} />),
  sheet('sheet-more-failed', ['features/safety/more-screen'], ({ site }) => <Words of={trouble}>{(words) => <MoreScreen person={noor} site={site} talk={{ id: 3, muted: false }} trouble={words} />}</Words>, 'alert'),
  sheet('sheet-block', [], ({ site }) => <BlockScreen person={noor} site={site} blocked={false} />),
  sheet('sheet-block-fictional', [], ({ site }) => <BlockScreen person={fien} site={site} blocked={false} />),
  sheet('sheet-blocked', [], ({ site }) => <BlockScreen person={noor} site={site} blocked />),
  sheet('sheet-block-failed', ['features/safety/block-screen'], ({ site }) => <Words of={trouble}>{(words) => <BlockScreen person={noor} site={site} blocked={false} trouble={words} />}</Words>, 'alert'),
  sheet('sheet-report', [], ({ site }) => <ReportScreen {...draft} site={site} />),
  sheet('sheet-report-wrong', [], ({ site }) => <ReportScreen {...draft} site={site} faults={{ reason: 'required', text: 'text_too_long' }} />, 'state'),
  sheet('sheet-report-failed', ['features/safety/report-screen#alert-1'], ({ site }) => <Words of={trouble}>{(words) => <ReportScreen {...draft} site={site} troubles={{ general: words }} />}</Words>, 'alert'),
  sheet('sheet-report-kept', ['features/safety/report-screen#alert-2'], ({ site }) => <Words of="safety.report.kept">{(words) => <ReportScreen {...draft} site={site} typed={{ reason: 'money', text: 'Vroeg om geld.', leaveOut: [] }} troubles={{ kept: words }} />}</Words>, 'alert'),
  sheet('sheet-report-received', [], ({ site }) => <ReceiptScreen report={report} site={site} blocked={false} />),
  sheet('sheet-report-decided', [], ({ site }) => <ReceiptScreen report={{ ...report, status: 'decided', decision: 'warning', decided_at: '2026-11-22T10:00:00Z' }} site={site} blocked />),
  { name: 'complaint-failed', kind: 'alert', of: ['features/complaints/complaint-form'], frame: 'visitor', draw: ({ site }) => <ComplaintScreen site={site} formKey="c0ffee" flash={{ error: 'err.unavailable', values: { topic: 'payment', email: 'robin@qa.example', text: 'Er is twee keer afgeschreven.' } }} /> },
  { name: 'complaint-wrong', kind: 'state', of: ['features/complaints/complaint-form'], frame: 'visitor', draw: ({ site }) => <ComplaintScreen site={site} formKey="c0ffee" flash={{ error: 'err.invalid_input', values: { email: 'robin@qa', 'wrong.topic': 'required', 'wrong.email': 'email_invalid', 'wrong.text': 'required' } }} />, steps: [['show', '.field-error']] },
  { name: 'complaint-unread', kind: 'alert', of: ['features/complaints/unread-screen'], frame: 'visitor', draw: ({ site }) => <UnreadScreen site={site} company={{ name: 'Voorbeeld Media B.V.', address: 'Voorbeeldstraat 1, 3511 AA', city: 'Utrecht', country: 'NL', tradenames: [], vat_numbers: [] }} /> },
  {
    name: 'complaint-received', kind: 'state', of: ['features/complaints/complaint-receipt'], frame: 'visitor',
    draw: ({ site }) => <ComplaintScreen site={site} formKey="c0ffee" flash={{ error: '', values: { number: 'K-2026-0042', email: 'robin@qa.example', answerDays: '14', receivedAt: '2026-11-21T12:00:00Z' } }} />,
  },
  { name: 'leave-failed', kind: 'alert', of: ['features/deletion/confirm-screen'], frame: 'account', title: 'leave.title', draw: () => <ConfirmScreen reason="cost" credits={40} trouble={{ key: trouble, atField: false }} /> },
  { name: 'leave-wrong', kind: 'state', of: ['features/deletion/confirm-screen'], frame: 'account', title: 'leave.title', draw: () => <ConfirmScreen reason="cost" credits={40} trouble={{ key: 'err.password_wrong', atField: true }} />, steps: [['show', '.field-error']] },
  { name: 'leave-ways-saved', kind: 'alert', of: ['features/deletion/ways-screen#alert-1'], frame: 'account', title: 'leave.title', draw: ({ site }) => <WaysScreen reason="notices" discount={25} credits={0} done={['notices']} saved intlLocale={site.intlLocale} /> },
  { name: 'leave-ways-credits', kind: 'alert', of: ['features/deletion/ways-screen#alert-2'], frame: 'account', title: 'leave.title', draw: ({ site }) => <WaysScreen reason="cost" discount={25} credits={40} done={[]} saved={false} intlLocale={site.intlLocale} /> },
  ...(['bad', 'hidden'] as const).map((reason): Scene => ({ name: `leave-ways-${reason}`, kind: 'state', of: ['features/deletion/ways-screen'], frame: 'account', title: 'leave.title', draw: ({ site }) => <WaysScreen reason={reason} discount={25} credits={0} done={['invisible']} saved={false} intlLocale={site.intlLocale} /> })),
  { name: 'leave-partner', kind: 'state', of: ['features/deletion/partner-screen'], frame: 'visitor', browser: { hidden: true }, draw: () => <PartnerScreen name="Tweede Kans" url="https://tweedekans.example/" /> },
];
