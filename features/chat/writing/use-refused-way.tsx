import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import type { User } from '@/lib/contract/user';
import { confirmPage } from '@/lib/site/addresses/confirm-page';

/** The way out of why a message was refused, for a form that was sent without script; null where there is none. Drawn before the island that has the texts of writing alone. (P02, P04) */
export function useRefusedWay(error: string | undefined, { status }: Pick<User, 'status'>): ReactNode {
  const t = useTranslations();
  if (error === 'err.not_enough_credits') {
    return (
      <button type="submit" name="buy" value="1" className="btn btn-line btn-sm">
        {t('chat.buy.go')}
      </button>
    );
  }
  if (error !== 'err.awaiting_confirmation' || status !== 'not_confirmed') return null;
  return (
    <LinkButton variant="line" size="sm" href={confirmPage}>
      {t('signup.confirm.title')}
    </LinkButton>
  );
}
