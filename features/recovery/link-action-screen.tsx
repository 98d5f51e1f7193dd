import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';
import { Outcome } from './outcome';

/** What a link from a mail can do once its button is pressed: a look at the mail by a machine changes nothing. */
export type LinkAction = 'mail_change' | 'undo' | 'return' | 'unsubscribe';

type LinkActionScreenProps = {
  action: LinkAction;
  token: string;
  /** The key of the message, where the button was pressed in vain. */
  error?: string;
  /** What makes the button, pressed twice, one call. */
  formKey: string;
};

const icons: Record<LinkAction, ReactElement> = {
  mail_change: <Icon name="envelope-simple" weight="fill" />,
  undo: <Icon name="shield-check" weight="fill" />,
  return: <Icon name="hand-heart" weight="duotone" />,
  unsubscribe: <Icon name="bell-slash" weight="fill" />,
};

/** One question, one button: confirm a new address, take a change back, bring an account back, end mails. (R16, T13, T14) */
export function LinkActionScreen({ action, token, error, formKey }: LinkActionScreenProps) {
  const t = useTranslations(`recovery.${action}`);
  const once = useTranslations('recovery.link_once');
  const expired = useTranslations('recovery.expired');
  const err = useTranslations('err');
  const reset = useTranslations('recovery.deleted');
  if (error === 'err.link_expired' || !token) {
    return (
      <Outcome
        disc={<Disc size="lg" kind="danger" icon={<Icon name="link-break" weight="fill" />} />}
        title={expired('title')}
        actions={
          <LinkButton full size="lg" href={pathTo('index')}>
            {reset('home')}
          </LinkButton>
        }
      >
        <p className="lead">{once(action === 'return' ? 'return' : 'text')}</p>
      </Outcome>
    );
  }
  return (
    <Outcome
      disc={<Disc size="lg" icon={icons[action]} />}
      title={t('title')}
      actions={
        <form method="post" action="/forms/link-action">
          <input type="hidden" name="action" value={action} />
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="key" value={formKey} />
          <button type="submit" className={buttonClass({ size: 'lg', full: true })}>
            {t('submit')}
          </button>
        </form>
      }
    >
      {error ? <Alert kind="danger" title={err(error.replace(/^err\./, ''))} /> : null}
      <p className="lead">{t('text')}</p>
    </Outcome>
  );
}
