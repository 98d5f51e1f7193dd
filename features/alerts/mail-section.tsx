import { useTranslations } from 'next-intl';
import { Switch } from '@/components/form/switch';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { LinkButton } from '@/components/ui/link-button';
import { mailReasons } from '@/lib/contract/notification-groups';
import type { User } from '@/lib/contract/user';
import { pathTo } from '@/lib/site/addresses/routes';
import { AllowMailsForm } from './allow-mails-form';
import { causeLooks, causesOf, type Cause } from './cause-look';

const here = pathTo('settings-section', { section: 'notifications' });

type MailSectionProps = {
  user: User;
  saved: boolean;
  /** Whether the server keeps what is wanted: where it does not, the cause is told without a way back. */
  kept: boolean;
};

/** Which mails about what happened the member wants; where none are sent, all that it is for, and the way back. (S11, T14) */
export function MailSection({ user, saved, kept }: MailSectionProps) {
  const t = useTranslations('alerts.mails');
  const off = user.mails_off ?? [];
  const causes = user.notifications_disabled.length > 0 ? causesOf(user.notifications_disabled) : [];
  const told = causes.map((cause, at) => <Disabled key={cause} user={user} cause={cause} kept={kept} last={at === causes.length - 1} />);
  if (!kept) return told;
  return (
    <>
      {saved ? <Alert kind="success" live title={t('saved')} /> : null}
      {told}
      <section className="panel" aria-labelledby="mails-title">
        <h2 id="mails-title" className="title-4">
          {t('title')}
        </h2>
        <p className="small muted">{t('text')}</p>
        <form method="post" action="/forms/mail-choice">
          <input type="hidden" name="back" value={here} />
          {mailReasons.map((reason) => (
            <Switch key={reason} name="wanted" value={reason} label={t(reason)} defaultChecked={!off.includes(reason)} />
          ))}
          <button type="submit" className={buttonClass({})}>
            {t('save')}
          </button>
        </form>
        <p className="small muted">{t('always')}</p>
      </section>
    </>
  );
}

/** One cause. The button stands below the last: it switches all of them off. */
function Disabled({ user, cause, kept, last }: { user: User; cause: Cause; kept: boolean; last: boolean }) {
  const t = useTranslations('alerts');
  const { kind, icon, words } = causeLooks[cause];
  const bounced = cause === 'bounce';
  return (
    <Alert
      kind={kind}
      icon={icon}
      title={t(`${words}.title`)}
      action={kept && (bounced || last) ? (
        <>
          {bounced ? (
            <LinkButton size="sm" href={pathTo('settings-section', { section: 'email' })}>
              {t('bounce.action')}
            </LinkButton>
          ) : null}
          {last ? (
            <AllowMailsForm back={here} line={bounced}>
              {t('fbl.action')}
            </AllowMailsForm>
          ) : null}
        </>
      ) : undefined}
    >
      {bounced && !user.email ? t('bounce.text_plain') : t(`${words}.text`, { email: user.email ?? '' })}
    </Alert>
  );
}
