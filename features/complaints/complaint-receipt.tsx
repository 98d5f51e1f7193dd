import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { formatLongDate, formatTime } from '@/lib/format/dates';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import type { Receipt } from './complaint-flash';
import { CopyNumber } from '@/components/ui/copy-number';
import { ForgetComplaintDraft } from './forget-complaint-draft';
import { Timeline } from '@/components/ui/timeline';

const zone = 'Europe/Amsterdam';
const day = 86_400_000;

const moment = (text: string | undefined) => (text && !Number.isNaN(Date.parse(text)) ? new Date(text) : null);

/** The complaint is in: its number, and what happens with it until when. (S17) */
export function ComplaintReceipt({ site, receipt, member }: { site: SiteInfo; receipt: Receipt; member?: number }) {
  const t = useTranslations('complaint.done');
  const { number, email, answerDays } = receipt;
  const received = moment(receipt.receivedAt);
  const until = received && answerDays ? new Date(received.getTime() + answerDays * day) : null;
  return (
    <div className="outcome">
      <ForgetComplaintDraft member={member} />
      <div className="outcome-card">
        <Disc icon={<Icon name="check-circle" weight="fill" />} kind="success" size="lg" />
        <h1 className="title-2">{t('title')}</h1>
        <p className="muted break">{t('text', { email })}</p>
        <div className="receipt">
          <Disc icon={<Icon name="receipt" weight="fill" />} kind="quiet" size="sm" />
          <p className="grow">
            <span className="small muted">{t('number')}</span>
            <b className="tabular">{number}</b>
          </p>
          <CopyNumber number={number} label={t('copy')} done={t('copied')} />
        </div>
        <div className="panel full">
          <Timeline
            steps={[
              { title: t('received'), text: received ? `${formatLongDate(received, site.intlLocale, zone)}, ${formatTime(received, site.intlLocale, zone)}` : null, state: 'done' },
              { title: t('reading'), text: t('reading_text'), state: 'now' },
              { title: t('answer'), text: until ? t('by', { date: formatLongDate(until, site.intlLocale, zone) }) : t('by_email') },
            ]}
          />
        </div>
        <div className="outcome-actions">
          <LinkButton variant="line" size="lg" full href={pathTo('index')}>
            {t('home')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
