import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { clockTime } from '@/lib/format/clock-time';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import { useResend } from './use-resend';

/** On a smartphone, right after signing up: one more click, in the mail. (T03) */
export function ReminderModal({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('signup');
  const all = useTranslations();
  const { send, left, busy, said } = useResend(email, null);
  return (
    <Dialog open sheet onClose={onClose} title={t('reminder.modal_title')}>
      <Disc icon={<Icon name="envelope-simple" weight="duotone" />} kind="info" />
      <p>{email ? t.rich('reminder.modal_text', { email, b: (chunks: ReactNode) => <b className="reminder-address">{chunks}</b> }) : t('reminder.modal_plain')}</p>
      <p role="status" className="small muted">
        {said ? all(said.key, said.params) : null}
      </p>
      <div className="reminder-pair">
        <Button variant="line" busy={busy} disabled={left > 0} onClick={() => void send()}>
          {left > 0 ? t('confirm.again_in', { time: clockTime(left) }) : t('confirm.again')}
        </Button>
        <LinkButton variant="line" href={confirmPage}>
          {t('address.other')}
        </LinkButton>
      </div>
      <Button variant="ghost" full onClick={onClose}>
        {t('reminder.later')}
      </Button>
    </Dialog>
  );
}
