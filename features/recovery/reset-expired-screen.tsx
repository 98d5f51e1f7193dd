import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { pathTo } from '@/lib/site/addresses/routes';
import type { RequestFlash } from './mail-request-form';
import { ResetForm } from './reset-form';

/** A link that no longer works: a new one can be asked for on the spot. (X03) */
export function ResetExpiredScreen({ flash, discreet }: { flash: RequestFlash; discreet: boolean }) {
  const t = useTranslations('recovery.expired');
  const err = useTranslations('err');
  return (
    <ResetForm submit={t('submit')} back={pathTo('reset-password-do')} flash={flash} discreet={discreet}>
      <Disc kind="danger" icon={<Icon name="link-break" weight="fill" />} />
      <h1 className="title-1">{t('title')}</h1>
      <Alert kind="danger" title={err('link_expired')}>
        {t('text')}
      </Alert>
    </ResetForm>
  );
}
