import { useTranslations } from 'next-intl';
import { telHref } from '@/lib/format/phone';
import { complaintAnswerDays } from '@/lib/site/constants';
import type { SiteInfo } from '@/lib/site/site-info';
import { receiptIn, type ComplaintFlash } from './complaint-flash';
import { ComplaintForm } from './complaint-form';
import { ComplaintReceipt } from './complaint-receipt';
import { useComplaintTexts } from './complaint-texts';
import { Timeline } from '@/components/ui/timeline';

type ComplaintScreenProps = {
  site: SiteInfo;
  /** What the form that was sent has to say. */
  flash: ComplaintFlash;
  /** What makes the form, sent twice unchanged, one complaint. */
  formKey: string;
  /** The member who complains, and their own address. */
  member?: number;
  email?: string;
};

/** Complaints: the form and what happens with it; once it is sent, its receipt. (S17, R08) */
export function ComplaintScreen({ site, flash, formKey, member, email }: ComplaintScreenProps) {
  const t = useTranslations('complaint');
  const texts = useComplaintTexts();
  const receipt = receiptIn(flash);
  if (receipt) return <ComplaintReceipt site={site} receipt={receipt} member={member} />;
  const days = complaintAnswerDays;
  return (
    <div className="wrap complaint">
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead">{t('lead', { days })}</p>
        <ComplaintForm texts={texts} flash={flash} formKey={formKey} member={member} email={email} />
      </div>
      <aside className="panel" aria-labelledby="complaint-next">
        <h2 id="complaint-next" className="title-4">
          {t('next.title')}
        </h2>
        <Timeline
          steps={[
            { title: t('next.send'), text: t('next.send_text'), state: 'now' },
            { title: t('next.read'), text: t('next.read_text') },
            { title: t('next.answer'), text: t('next.answer_text', { days }) },
          ]}
        />
        {site.supportPhone ? (
          <p className="small muted">
            {t('call')}{' '}
            <a className="link link-line" href={telHref(site.supportPhone)}>
              {site.supportPhone}
            </a>
          </p>
        ) : null}
      </aside>
    </div>
  );
}
