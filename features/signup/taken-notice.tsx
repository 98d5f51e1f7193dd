import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { pathTo } from '@/lib/site/addresses/routes';
import type { Trouble } from './use-sign-up';

/** The address has an account already: the way in, or the way back within its fourteen days. (X05) */
export function TakenNotice({ trouble, email }: { trouble: Trouble; email: () => string }) {
  return trouble.key === 'err.account_pending_deletion' ? <PendingNotice trouble={trouble} email={email} /> : <ExistingNotice />;
}

function ExistingNotice() {
  const t = useTranslations('signup');
  const err = useTranslations('err');
  return (
    <Alert
      live
      icon={<Icon name="user-check" weight="fill" />}
      title={err('email_taken')}
      action={
        <>
          <LinkButton size="sm" href={pathTo('login')}>
            {t('account.login')}
          </LinkButton>
          <PageLink className="btn btn-line btn-sm" href={pathTo('reset-password')}>
            {t('taken.forgot')}
          </PageLink>
        </>
      }
    >
      {t('taken.text')}
    </Alert>
  );
}

function PendingNotice({ trouble, email }: { trouble: Trouble; email: () => string }) {
  const t = useTranslations('signup.pending');
  const all = useTranslations();
  const format = useFormatter();
  const [state, setState] = useState<'open' | 'busy' | 'sent' | { failed: string }>('open');
  const date = String(trouble.params?.date ?? '');
  const ask = async () => {
    setState('busy');
    try {
      await callApi('requestReactivation', { body: { email: email() } });
      setState('sent');
    } catch (error) {
      setState({ failed: error instanceof ApiError ? keyOfTyped(error) : 'err.generic' });
    }
  };
  return (
    <Alert
      kind="warning"
      live
      icon={<Icon name="clock-countdown" weight="fill" />}
      title={date ? t('title', { date: format.dateTime(new Date(`${date}T12:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric' }) }) : all('err.account_pending_deletion')}
      action={
        state === 'sent' ? null : (
          <Button size="sm" busy={state === 'busy'} formAction="/forms/mail-request" name="kind" value="reactivation" type="submit" onClick={(event) => (event.preventDefault(), void ask())}>
            {t('submit')}
          </Button>
        )
      }
    >
      {state === 'sent' ? t('sent') : typeof state === 'object' ? all(state.failed) : t('text')}
    </Alert>
  );
}
