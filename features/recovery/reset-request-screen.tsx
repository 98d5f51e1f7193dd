import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';
import type { RequestFlash } from './mail-request-form';
import { ResetForm } from './reset-form';

/** The way out while no more mails are sent today. */
function AskSupport() {
  const t = useTranslations('recovery.reset');
  return (
    <LinkButton variant="line" full href={pathTo('pages-service')}>
      <Icon name="lifebuoy" weight="fill" />
      {t('help')}
    </LinkButton>
  );
}

/** A forgotten password: an address, and a mail with a link. `discreet`: the answer tells nothing of who has an account. (X03) */
export function ResetRequestScreen({ flash, discreet }: { flash: RequestFlash; discreet: boolean }) {
  const t = useTranslations('recovery.reset');
  return (
    <ResetForm submit={t('submit')} back={pathTo('reset-password')} flash={flash} discreet={discreet} whileLimited={<AskSupport />}>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead">{t('text')}</p>
    </ResetForm>
  );
}
