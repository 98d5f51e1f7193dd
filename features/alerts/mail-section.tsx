import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { LinkButton } from '@/components/ui/link-button';
import { mailReasons } from '@/lib/contract/notification-groups';
import type { User } from '@/lib/contract/user';
import { pathTo } from '@/lib/site/routes';
import { AllowMailsForm } from './allow-mails-form';
import { causeLooks, causeOf } from './cause-look';

const here = pathTo('settings-section', { section: 'notifications' });

/** Which mails about what happened the member wants; where none are sent, why, and the way back. (S11, T14) */
export function MailSection({ user, saved }: { user: User; saved: boolean }) {
  const t = useTranslations('alerts.mails');
  const off = user.mails_off ?? [];
  return (
    <>
      {saved ? <Alert kind="success" live title={t('saved')} /> : null}
      {user.notifications_disabled.length > 0 ? <Disabled user={user} /> : null}
      <section className="panel" aria-labelledby="mails-title">
        <h2 id="mails-title" className="title-4">
          {t('title')}
        </h2>
        <p className="small muted">{t('text')}</p>
        <form method="post" action="/forms/mail-choice">
          <input type="hidden" name="back" value={here} />
          {mailReasons.map((reason) => (
            <Checkbox key={reason} name="wanted" value={reason} label={t(reason)} defaultChecked={!off.includes(reason)} />
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

function Disabled({ user }: { user: User }) {
  const t = useTranslations('alerts');
  const cause = causeOf(user.notifications_disabled);
  const { kind, icon, words } = causeLooks[cause];
  const bounced = cause === 'bounce';
  return (
    <Alert
      kind={kind}
      icon={icon}
      title={t(`${words}.title`)}
      action={
        <>
          {bounced ? (
            <LinkButton size="sm" href={pathTo('settings-section', { section: 'email' })}>
              {t('bounce.action')}
            </LinkButton>
          ) : null}
          <AllowMailsForm back={here} line={bounced}>
            {t('fbl.action')}
          </AllowMailsForm>
        </>
      }
    >
      {bounced && !user.email ? t('bounce.text_plain') : t(`${words}.text`, { email: user.email ?? '' })}
    </Alert>
  );
}
