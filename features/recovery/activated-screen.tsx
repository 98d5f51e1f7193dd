import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import type { Result } from '@/lib/contract/endpoint';
import type { activation } from '@/lib/contract/signup';
import { freeConversations } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { FirstMessage } from './first-message';
import { Outcome } from './outcome';

type ActivatedScreenProps = {
  site: SiteInfo;
  /** Whoever follows the link on another browser is not signed in there. */
  signedIn: boolean;
  /** A premium member's conversations are not counted. */
  premium: boolean;
  /** How far sign-up is; null where it is not known. */
  state: Result<typeof activation> | null;
};

/** The address is confirmed; the first message goes out. (X04, B04) */
export function ActivatedScreen({ site, signedIn, premium, state }: ActivatedScreenProps) {
  const t = useTranslations('recovery.activated');
  const login = useTranslations('session.login');
  const message = state?.message;
  const text = message ? (message.sent ? 'text_sent' : 'text_waiting') : 'text';
  return (
    <Outcome
      disc={<Disc size="lg" kind="success" icon={<Icon name="check" />} />}
      title={t('title')}
      actions={
        signedIn ? (
          <>
            {message?.conversation_id ? (
              <LinkButton size="lg" full href={pathTo('chats-id', { id: message.conversation_id })}>
                <Icon name="chat-circle-dots" weight="fill" />
                {t('to_chat')}
              </LinkButton>
            ) : (
              <LinkButton size="lg" full href={pathTo('members')}>
                {t('to_members')}
              </LinkButton>
            )}
            <PageLink className="btn btn-ghost btn-full" href={pathTo(state?.open_steps.length ? 'complete-signup' : 'profile')}>
              {t('complete')}
            </PageLink>
          </>
        ) : (
          <LinkButton size="lg" full href={pathTo('login')}>
            {login('submit')}
          </LinkButton>
        )
      }
    >
      <p className="lead">{t(text)}</p>
      {message?.member ? <FirstMessage site={site} member={message.member} text={message.text ?? ''} sent={message.sent ?? false} /> : null}
      {premium ? null : <p className="small muted">{t('free', { count: freeConversations })}</p>}
    </Outcome>
  );
}
