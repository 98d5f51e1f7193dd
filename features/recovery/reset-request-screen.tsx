import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/routes';
import { MailRequestForm, type RequestFlash } from './mail-request-form';
import { useMailRequestTexts } from './mail-request-texts';

/** The way out while no more mails are sent today. */
function AskSupport() {
  const t = useTranslations('recovery.reset');
  return (
    <LinkButton variant="line" full href={pathTo('pages-service')} prefetch={false}>
      <Icon name="lifebuoy" weight="fill" />
      {t('help')}
    </LinkButton>
  );
}

/** Back to the login page. */
export function BackToLogin() {
  const t = useTranslations('recovery.reset');
  return (
    <Link className="btn btn-ghost btn-full" href={pathTo('login')} prefetch={false}>
      <Icon name="arrow-left" />
      {t('back')}
    </Link>
  );
}

/** A forgotten password: an address, and a mail with a link. `discreet`: the answer tells nothing of who has an account. (X03) */
export function ResetRequestScreen({ flash, discreet }: { flash: RequestFlash; discreet: boolean }) {
  const t = useTranslations('recovery.reset');
  return (
    <MailRequestForm
      kind="reset"
      texts={useMailRequestTexts('reset', t('submit'), undefined, discreet)}
      flash={flash}
      back={pathTo('reset-password')}
      below={<BackToLogin />}
      whileLimited={<AskSupport />}
    >
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead">{t('text')}</p>
    </MailRequestForm>
  );
}
