import '@/styles/safety.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { safetyOf, safetyTitle, type MemberParams } from '@/app/shared-pages/safety-page';
import { memberRequest } from '@/app/page-request/site-request';
import { codesOf } from '@/components/form/use-code-words';
import { ReportScreen } from '@/features/safety/report-screen';
import { memberId } from '@/lib/site/members/member-id';

type Props = { params: MemberParams };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return safetyTitle(params, 'report.title', async () => ({ name: (await safetyOf(params))?.member.name ?? '' }));
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site, user } = await memberRequest(params);
    const draft = await safetyOf(params);
    if (!draft) return missingPage();
    const [flash, t] = [await readFlash('report', memberId(user)), await getTranslations()];
    const kept = flash?.member !== undefined;
    const { leave_out: leaveOut, ...typed } = flash?.values ?? {};
    const faults = codesOf(['reason', 'text'], (field) => typed[`wrong.${field}`]);
    return (
      <ReportScreen
        person={draft.member}
        site={site}
        blocked={draft.blocked ?? false}
        messages={draft.messages}
        typed={{ reason: typed.reason, text: typed.text, block: typed.block === '1', leaveOut: leaveOut ? leaveOut.split(',') : [] }}
        faults={faults}
        troubles={{
          general: flash?.error && Object.keys(faults).length === 0 && !kept ? t(flash.error, flash.params) : undefined,
          kept: flash && kept ? t(flash.error) : undefined,
        }}
        writer={memberId(user) ?? undefined}
        formKey={flash?.values['key'] ?? crypto.randomUUID()}
      />
    );
  });
}
