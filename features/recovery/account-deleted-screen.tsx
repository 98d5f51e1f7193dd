import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { deletionGrace } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/routes';
import { MailRequestForm, type RequestFlash } from './mail-request-form';
import { useMailRequestTexts } from './mail-request-texts';

const days = deletionGrace / (24 * 60 * 60 * 1000);

/** After an account was deleted: how long it can come back, and the mail with the link once more. (T13, B05) */
export function AccountDeletedScreen({ flash, discreet }: { flash: RequestFlash; discreet: boolean }) {
  const t = useTranslations('recovery.deleted');
  return (
    <div className="outcome">
      <div className="outcome-card outcome-form">
        <MailRequestForm
          kind="reactivation"
          texts={useMailRequestTexts('reactivation', t('submit'), undefined, discreet)}
          flash={flash}
          back={pathTo('account-deleted')}
          below={
            <Link className="btn btn-ghost btn-full" href={pathTo('index')} prefetch={false}>
              {t('home')}
            </Link>
          }
        >
          <Disc size="lg" icon={<Icon name="hand-heart" weight="duotone" />} />
          <h1 className="title-2">{t('title')}</h1>
          <p className="lead">{t('text', { days })}</p>
          <p className="panel small deleted-note">{t('note')}</p>
        </MailRequestForm>
      </div>
    </div>
  );
}
