import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { graceDays } from '@/lib/site/members/grace-period';
import { pathTo } from '@/lib/site/addresses/routes';
import { DaysLeft } from './days-left';
import { MailRequestForm, type RequestFlash } from './mail-request-form';
import { useMailRequestTexts } from './mail-request-texts';

type AccountDeletedScreenProps = {
  flash: RequestFlash;
  discreet: boolean;
  /** Who has just left, and until when the account can come back; null for whoever comes to the page later. */
  left: { name: string; email: string; until: Date } | null;
  now: Date;
  intlLocale: string;
};

/** After an account was deleted: how long it can come back, and the mail with the link once more. (T13, B05) */
export function AccountDeletedScreen({ flash, discreet, left, now, intlLocale }: AccountDeletedScreenProps) {
  const t = useTranslations('recovery.deleted');
  return (
    <div className="outcome">
      <div className="outcome-card outcome-form">
        <MailRequestForm
          kind="reactivation"
          texts={useMailRequestTexts('reactivation', t('submit'), undefined, discreet)}
          flash={flash}
          email={left?.email}
          fixed={left !== null}
          back={pathTo('account-deleted', {}, { stay: left ? 1 : undefined })}
          icon={<Icon name="paper-plane-tilt" weight="fill" />}
          below={
            <PageLink className="btn btn-ghost btn-full" href={pathTo('index')}>
              {t('home')}
            </PageLink>
          }
        >
          <Disc size="lg" icon={left ? <Icon name="hand-waving" weight="duotone" /> : <Icon name="hand-heart" weight="duotone" />} />
          <h1 className="title-2">{t('title')}</h1>
          {left ? <DaysLeft {...left} now={now} intlLocale={intlLocale} /> : <p className="lead">{t('text', { days: graceDays })}</p>}
          {left ? null : <p className="panel small deleted-note">{t('note')}</p>}
        </MailRequestForm>
      </div>
    </div>
  );
}
