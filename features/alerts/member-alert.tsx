import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { User } from '@/lib/contract/user';
import type { AlertName } from '@/lib/site/cookies/dismissals';
import { pathTo } from '@/lib/site/addresses/routes';
import { AlertWhenDue } from './alert-when-due';
import { AllowMailsForm } from './allow-mails-form';
import { causeLooks, causeOf } from './cause-look';

const section = (name: string) => pathTo('settings-section', { section: name });
const leaving = section('delete');

/** One of the alerts above a member's page, drawn by the server; the browser brings the way to close it. (T04, T14, E15) */
export function MemberAlert({ name, user, back }: { name: Exclude<AlertName, 'activation'>; user: User; /** The page as it came. */ back: string }) {
  if (name === 'disabled') return <MailsDisabled user={user} back={back} />;
  return name === 'photo' ? <PhotoMissing back={back} /> : <PushPossible back={back} />;
}

function MailsDisabled({ user, back }: { user: User; back: string }) {
  const t = useTranslations('alerts');
  const cause = causeOf(user.notifications_disabled);
  const { kind, icon, words } = causeLooks[cause];
  // A server may name no address.
  const text = cause === 'bounce' && !user.email ? t('bounce.text_plain') : t(`${words}.text`, { email: user.email ?? '' });
  const action =
    cause === 'fbl' ? (
      <AllowMailsForm back={back}>{t('fbl.action')}</AllowMailsForm>
    ) : (
      <LinkButton size="sm" href={section(cause === 'bounce' ? 'email' : 'notifications')}>
        {t(`${words}.action`)}
      </LinkButton>
    );
  return (
    <AlertWhenDue name="disabled" back={back} kind={kind} icon={icon} title={t(`${words}.title`)} text={text} action={action} close={t('close')} notOn={[leaving, section('notifications')]} />
  );
}

function PhotoMissing({ back }: { back: string }) {
  const t = useTranslations('alerts');
  const action = (
    <LinkButton size="sm" href={section('photos')}>
      {t('photo.action')}
    </LinkButton>
  );
  return (
    <AlertWhenDue name="photo" back={back} kind="soft" icon={<Icon name="camera-plus" weight="fill" />} title={t('photo.title')} text={t('photo.text')} action={action} close={t('close')} notOn={[leaving, section('photos'), pathTo('profile')]} />
  );
}

function PushPossible({ back }: { back: string }) {
  const t = useTranslations('alerts');
  const action = (
    <LinkButton size="sm" href={section('push')}>
      {t('push.action')}
    </LinkButton>
  );
  return (
    <AlertWhenDue name="push" back={back} kind="info" icon={<Icon name="bell-ringing" weight="fill" />} title={t('push.title')} text={t('push.text')} action={action} close={t('close')} notOn={[leaving, section('push')]} />
  );
}
