'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toasts';
import { useLogout } from '@/lib/queries/user';
import { endSession, expectEnd } from './end-session';

/** Ends the session on the server, then in the browser. Nobody is told that they are out while they are not. (T02) */
export function LogoutForm() {
  const t = useTranslations('shell.account');
  const logout = useLogout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (logout.isPending) return;
    expectEnd(true);
    const refused = () => {
      expectEnd(false);
      showToast({ title: t('logout_failed') });
    };
    logout.mutate(undefined, { onSuccess: () => endSession(), onError: refused });
  };
  return (
    <form method="post" action="/forms/logout" onSubmit={submit}>
      <button type="submit" className="menu-item" aria-busy={logout.isPending || undefined}>
        <Icon name="sign-out" />
        {t('logout')}
      </button>
    </form>
  );
}
