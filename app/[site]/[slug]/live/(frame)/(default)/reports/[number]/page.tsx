import '@/styles/safety.scss';
import type { Metadata } from 'next';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { safetyTitle } from '@/app/shared-pages/safety-page';
import { memberRequest } from '@/app/page-request/site-request';
import { ReceiptScreen } from '@/features/safety/receipt-screen';
import { draftReport, listReports } from '@/lib/contract/reports';

type Props = { params: Promise<{ site: string; slug: string; number: string }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return safetyTitle(params, 'receipt.number', () => Promise.resolve({}));
}

/** A member's own report; anybody else's is as unknown as one that does not exist. */
export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site, call } = await memberRequest(params);
    const { number } = await params;
    const report = (await call(listReports, {})).reports.find((each) => each.number === number);
    if (!report) return missingPage();
    const about = report.profile ? await call(draftReport, { query: { member: report.profile } }).catch(() => null) : null;
    return <ReceiptScreen report={about ? report : { ...report, profile: null }} site={site} blocked={about?.blocked ?? false} />;
  });
}
