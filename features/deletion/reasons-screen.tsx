import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { buttonClass } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { leaveReasons, type LeaveReason } from '@/lib/contract/leave-reasons';
import { leavePath } from './leave-paths';
import { LeaveSteps } from './leave-steps';

const icons: Record<LeaveReason, ReactElement> = {
  found: <Icon name="heart" />,
  notices: <Icon name="bell" weight="fill" />,
  cost: <Icon name="tag" />,
  hidden: <Icon name="eye-slash" />,
  bad: <Icon name="shield-warning" />,
  other: <Icon name="dots-three" />,
};

/** Why somebody leaves: nothing is ticked beforehand, and nobody has to say. (S10) */
export function ReasonsScreen() {
  const t = useTranslations('leave');
  return (
    <LeaveSteps step={1} title={t('reasons.title')} lead={t('reasons.lead')}>
      <form action={leavePath('reasons')} className="leave-form">
        <input type="hidden" name="step" value="ways" />
        <fieldset className="leave-reasons">
          <legend className="visually-hidden">{t('reasons.title')}</legend>
          {leaveReasons.map((reason) => (
            <label key={reason} className="leave-reason">
              {icons[reason]}
              <span className="grow">{t(`reason.${reason}`)}</span>
              <input type="radio" name="reason" value={reason} />
            </label>
          ))}
        </fieldset>
        <div className="leave-actions">
          <button type="submit" className={buttonClass({ size: 'lg' })}>
            {t('reasons.next')}
          </button>
          <LinkButton variant="ghost" href={leavePath('confirm')}>
            {t('reasons.skip')}
          </LinkButton>
        </div>
      </form>
    </LeaveSteps>
  );
}
