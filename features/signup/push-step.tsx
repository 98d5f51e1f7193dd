import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StepHead } from './step-head';
import type { StepProps } from './step-props';
import { usePush } from './use-push';

/** Push messages, asked for in our own words; the browser's question comes after the button alone, and no is an answer. (S03) */
export function PushStep({ site, member, person, pushKey, skip, onDone }: StepProps) {
  const t = useTranslations('signup.push');
  const all = useTranslations();
  const { ask, busy, refused, offline } = usePush(pushKey, member || null, onDone);
  /** Whose message the drawing shows; of a fictional profile there is no room for the label on it. */
  const sender = person?.fictional ? null : person;
  const points = [
    { icon: <Icon name="eye-slash" weight="fill" />, words: t('name_only') },
    { icon: <Icon name="chat-circle-dots" weight="fill" />, words: t('no_ads') },
    { icon: <Icon name="moon-stars" weight="fill" />, words: t('choose') },
  ];
  return (
    <div className="signup-form">
      <div className="signup-phone" aria-hidden="true">
        <p className="signup-notification">
          <img src="/site-images/icon.svg" alt="" />
          <span>
            <b>{sender?.name ?? site.name}</b>
            {sender ? all('push.message') : t('example')}
          </span>
          <small>{t('now')}</small>
        </p>
      </div>
      <StepHead title={person ? t('title_to', { name: person.name }) : t('title')}>{t('lead')}</StepHead>
      <ul className="signup-points">
        {points.map(({ icon, words }) => (
          <li key={words}>
            {icon}
            {words}
          </li>
        ))}
      </ul>
      {refused ? (
        <p role="status" className="muted">
          {t('refused')}
        </p>
      ) : null}
      {offline ? <Alert kind="danger" title={all('err.offline')} /> : null}
      <div className="signup-actions">
        <Button size="lg" full busy={busy} className="needs-script" onClick={() => void ask()}>
          <Icon name="bell-ringing" weight="fill" />
          {t('submit')}
        </Button>
        {skip}
      </div>
    </div>
  );
}
