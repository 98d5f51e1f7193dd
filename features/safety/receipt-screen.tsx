import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Timeline } from '@/components/ui/timeline';
import type { Report } from '@/lib/contract/reports';
import { reportDecisions, type ReportDecision } from '@/lib/contract/report-reasons';
import { formatLongDate, formatTime } from '@/lib/format/dates';
import { reportAnswerHours } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { RememberReport } from './remember-report';
import { SheetPage } from './sheet-page';

const zone = 'Europe/Amsterdam';

/** A decision that the texts know; of one that they do not, no more is said than that there is one. */
const known = (decision: string | undefined) => reportDecisions.find((each): each is ReportDecision => each === decision);

type ReceiptScreenProps = { report: Report; site: Pick<SiteInfo, 'intlLocale'>; /** The member is blocked already. */ blocked: boolean };

/** A report's receipt: its number, and what has become of it. */
export function ReceiptScreen({ report, site, blocked }: ReceiptScreenProps) {
  const t = useTranslations('safety');
  const { number, name, profile } = report;
  const decision = known(report.decision);
  const decided = report.status === 'decided';
  const when = (text: string | null | undefined) => (text ? `${formatLongDate(new Date(text), site.intlLocale, zone)}, ${formatTime(new Date(text), site.intlLocale, zone)}` : null);
  return (
    <SheetPage member={profile} blocked={blocked} back={pathTo('notifications')}>
      <Disc icon={<Icon name="check-circle" weight="fill" />} kind="success" />
      <div>
        <h1 id="sheet-title" className="title-2">
          {t(decided ? 'receipt.decided_title' : 'receipt.title')}
        </h1>
        <p className="muted">{t('receipt.text')}</p>
      </div>
      <div className="receipt" data-report-arrived="">
        <Disc icon={<Icon name="flag" weight="fill" />} kind="quiet" size="sm" />
        <p className="grow">
          <span className="small muted">{t('receipt.number')}</span>
          <b className="tabular">{number}</b>
        </p>
      </div>
      <p className="small muted">
        {[name && t('receipt.about', { name }), report.reason && t.has(`reason.${report.reason}`) && t(`reason.${report.reason}`)].filter(Boolean).join(' · ')}
      </p>
      <Timeline
        steps={[
          { title: t('receipt.received'), text: when(report.received_at), state: 'done' },
          { title: t('receipt.open'), text: decided ? null : t('receipt.usually', { hours: reportAnswerHours }), state: decided ? 'done' : 'now' },
          { title: t('receipt.decided'), text: decided ? decision ? t(`decision.${decision}`) : when(report.decided_at) : t('receipt.decided_note'), state: decided ? 'done' : undefined },
        ]}
      />
      <div className="stack">
        {blocked || decided || !profile ? null : (
          <LinkButton variant="line" size="lg" full href={pathTo('members-id-block', { id: profile })} data-sheet-link>
            <Icon name="prohibit" />
            {t('receipt.block', { name: name ?? '' })}
          </LinkButton>
        )}
        <LinkButton variant="ghost" full href={pathTo('notifications')} data-sheet-close>
          {t('receipt.done')}
        </LinkButton>
      </div>
      <RememberReport />
    </SheetPage>
  );
}
