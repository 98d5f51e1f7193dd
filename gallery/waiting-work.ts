// What waits for operators in the demo world, as rows of the database: read once, and only where it is asked for.
import { complaintRows, reportRows } from '@/lib/server/seed/report-rows';
import { demoWorld } from '@/lib/server/seed/demo-world';
import { memberRows, photoRows } from '@/lib/server/seed/member-rows';
import type { ListedComplaint, ListedReport, ReportInFull } from '@/lib/server/store/operator-lists';
import type { MemberRow } from '@/lib/server/store/schema/members';
import type { PhotoRow } from '@/lib/server/store/schema/photos';

type Work = { reports: ListedReport[]; complaints: ListedComplaint[]; report: { found: ReportInFull; photos: PhotoRow[] } };

function read(): Work {
  const world = demoWorld(new Date('2026-11-21T12:00:00Z'));
  const site = 'general';
  const reports = reportRows(world).map((row) => ({ report: { text: null, decision: null, decidedAt: null, requestKey: null, ...row } as ListedReport['report'], site }));
  const complaints = complaintRows(world).map((row) => ({ complaint: { memberId: null, about: null, answer: null, answeredAt: null, requestKey: null, ...row } as ListedComplaint['complaint'], site }));
  const [first] = reports;
  const rows = memberRows(world, '') as MemberRow[];
  const person = (id: number) => rows.find((row) => row.id === id)!;
  const photos = (photoRows(world) as PhotoRow[]).filter(({ memberId }) => memberId === first!.report.memberId);
  return { reports, complaints, report: { found: { ...first!, member: person(first!.report.memberId), reporter: person(first!.report.reporterId) }, photos } };
}

let known: Work | undefined;
export const waitingWork = (): Work => (known ??= read());
