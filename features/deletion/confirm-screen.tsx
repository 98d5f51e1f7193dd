import { useTranslations } from 'next-intl';
import { PasswordInput } from '@/components/form/password-input';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Timeline } from '@/components/ui/timeline';
import type { LeaveReason } from '@/lib/contract/leave-reasons';
import { graceDays } from '@/lib/site/members/grace-period';
import { pathTo } from '@/lib/site/addresses/routes';
import { leavePath } from './leave-paths';
import { LeaveSteps } from './leave-steps';

type ConfirmScreenProps = {
  reason?: LeaveReason;
  credits: number;
  /** What the form that was sent has to say: the key of the message, and whether it is about the password. */
  trouble: { key: string; params?: Record<string, string | number>; atField: boolean } | null;
};

/** What happens today, for fourteen days and after them; the password; the only red button. (S10, T13, B05) */
export function ConfirmScreen({ reason, credits, trouble }: ConfirmScreenProps) {
  const t = useTranslations('leave.confirm');
  const all = useTranslations();
  const words = trouble ? all(trouble.key, trouble.params) : undefined;
  const steps = [
    { title: t('today'), text: t('today_text'), state: 'now' as const },
    // Which date that ends on is for the server to say, once it has deleted.
    { title: t('days', { days: graceDays }), text: t('days_text') },
    { title: t('then'), text: credits > 0 ? t('then_credits', { count: credits }) : t('then_text') },
  ];
  return (
    <LeaveSteps step={3} title={t('title')} lead={t('lead')}>
      <div className="panel">
        <Timeline steps={steps} />
      </div>
      {trouble && !trouble.atField ? <Alert kind="danger" title={words} /> : null}
      <form method="post" action="/forms/delete-account" className="leave-form" noValidate>
        {reason ? <input type="hidden" name="reason" value={reason} /> : null}
        <input type="hidden" name="back" value={leavePath('confirm', reason)} />
        <PasswordInput label={t('password')} name="password" autoComplete="current-password" required maxLength={1024} showLabel={all('ui.password.show')} error={trouble?.atField ? words : undefined} />
        <div className="leave-actions">
          <button type="submit" className={buttonClass({ variant: 'danger', size: 'lg' })}>
            <Icon name="trash" weight="fill" />
            {t('submit')}
          </button>
          <LinkButton variant="ghost" href={pathTo('members')}>
            {all('leave.stay')}
          </LinkButton>
        </div>
      </form>
    </LeaveSteps>
  );
}
