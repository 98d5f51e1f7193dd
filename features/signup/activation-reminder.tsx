'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { AlertCross } from '@/components/layout/alert-cross';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { clockTime } from '@/lib/format/clock-time';
import { useUser } from '@/lib/queries/user';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import { breakpoints } from '@/lib/site/constants';
import { isCalm } from '@/lib/site/addresses/calm-pages';
import { dismissAlert, isDismissed, onDismissed } from '@/lib/stores/dismissals';
import { freshSignup } from './fresh-signup';
import { ReminderModal } from './reminder-modal';
import { reminderDue } from './reminder-due';
import { useResend } from './use-resend';

const nothing = () => () => undefined;
const isFreshOnPhone = () => window.innerWidth < breakpoints.md && new URLSearchParams(window.location.search).has(freshSignup);

/** A reload does not ask again. */
function forgetFresh(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(freshSignup);
  window.history.replaceState(null, '', url);
}

export type ReminderProps = {
  /** The page as it came. */
  back: string;
  /** It was closed lately, as far as the server knows: the page comes without it. */
  resting: boolean;
};

/** Reminds a member of the link in the mail: an alert under the top bar; on a smartphone fresh from signing up, a modal. (T03) */
export function ActivationReminder({ back, resting }: ReminderProps) {
  const user = useUser();
  const path = usePathname();
  const hidden = useSyncExternalStore(onDismissed, () => resting || isDismissed('activation'), () => resting);
  const isFresh = useSyncExternalStore(nothing, isFreshOnPhone, () => false);
  const [closed, setClosed] = useState(false);

  if (!user || !reminderDue(user) || isCalm(path)) return null;
  if (isFresh && !closed) return <ReminderModal email={user.email ?? ''} onClose={() => (forgetFresh(), setClosed(true))} />;
  return hidden ? null : <ReminderAlert back={back} email={user.email ?? ''} />;
}

function ReminderAlert({ back, email }: { back: string; email: string }) {
  const t = useTranslations('signup');
  const all = useTranslations();
  const { send, left, busy, said } = useResend(email, null);
  return (
    <section className="wrap reminder" aria-label={t('confirm.title')}>
      <Alert
        kind="warning"
        icon={<Icon name="envelope-simple" weight="fill" />}
        title={<PageLink href={confirmPage}>{t('confirm.title')}</PageLink>}
        dismiss={<AlertCross name="activation" back={back} label={all('ui.dialog.close')} onClose={() => dismissAlert('activation')} />}
        action={
          <>
            <form method="post" action="/forms/mail-request" onSubmit={(event) => (event.preventDefault(), void send())}>
              <input type="hidden" name="kind" value="activation" />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="back" value={confirmPage} />
              <Button type="submit" size="sm" busy={busy} disabled={left > 0}>
                {left > 0 ? t('confirm.again_in', { time: clockTime(left) }) : t('confirm.again')}
              </Button>
            </form>
            <LinkButton variant="line" size="sm" href={confirmPage}>
              {t('address.other')}
            </LinkButton>
          </>
        }
      >
        <span role="status">{said ? all(said.key, said.params) : t('reminder.text_plain')}</span>
      </Alert>
    </section>
  );
}
