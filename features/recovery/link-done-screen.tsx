import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';
import { Outcome } from './outcome';

type LinkDoneScreenProps = { action: 'mail_change' | 'undo' | 'unsubscribe'; email?: string };

/** The address is the new one, or the old one again; or no more mails come. (R16, T14) */
export function LinkDoneScreen({ action, email }: LinkDoneScreenProps) {
  if (action === 'unsubscribe') return <Unsubscribed />;
  return <AddressDone action={action} email={email} />;
}

function Unsubscribed() {
  const t = useTranslations('recovery.unsubscribe');
  return (
    <Outcome
      disc={<Disc size="lg" kind="success" icon={<Icon name="check" />} />}
      title={t('done')}
      actions={
        <LinkButton full size="lg" href={pathTo('settings-section', { section: 'notifications' })}>
          {t('settings')}
        </LinkButton>
      }
    >
      <p className="lead">{t('done_text')}</p>
    </Outcome>
  );
}

function AddressDone({ action, email }: { action: 'mail_change' | 'undo'; email?: string }) {
  const t = useTranslations(`recovery.${action}`);
  const undo = useTranslations('recovery.undo');
  const login = useTranslations('session.login');
  const isUndo = action === 'undo';
  return (
    <Outcome
      disc={<Disc size="lg" kind="success" icon={<Icon name="check" />} />}
      title={t('done')}
      actions={
        <LinkButton full size="lg" href={pathTo(isUndo ? 'reset-password' : 'login')}>
          {isUndo ? undo('new_password') : login('submit')}
        </LinkButton>
      }
    >
      <p className="lead">{isUndo || email ? t.rich('done_text', { email: email ?? '', b: (words) => <b className="breakable">{words}</b> }) : null}</p>
    </Outcome>
  );
}
