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

/** Which mails about what happened the member wants; where none are sent, all that it is for, and the way back. (S11, T14) */
export function MailSection({ user, saved }: { user: User; saved: boolean }) {
  const t = useTranslations('alerts.mails');
  const off = user.mails_off ?? [];
  return (
    <>
      {saved ? <Alert kind="success" live title={t('saved')} /> : null}
      {user.notifications_disabled.length > 0 ? causesOf(user.notifications_disabled).map((cause, at, all) => <Disabled key={cause} user={user} cause={cause} last={at === all.length - 1} />) : null}
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
function Disabled({ user, cause, last }: { user: User; cause: Cause; last: boolean }) {
  const t = useTranslations('alerts');
  const { kind, icon, words } = causeLooks[cause];
  const bounced = cause === 'bounce';
  return (
    <Alert
      kind={kind}
      icon={icon}
      title={t(`${words}.title`)}
      action={bounced || last ? (
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
