import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-look';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { clockTime } from '@/lib/format/clock-time';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import { webmailOf } from '@/lib/site/addresses/webmail';
import { AddressForm } from './address-form';
import { StepHead } from './step-head';
import type { StepProps } from './step-props';
import { useResend } from './use-resend';
import { useConfirmed } from './use-confirmed';

/** The last step: the address to confirm, the mail once more after a minute, another address. It goes on by itself. (S03) */
export function ConfirmStep({ site, email: atFirst, message, person, flash, skip, onDone }: StepProps) {
  const t = useTranslations('signup.confirm');
  const all = useTranslations();
  const [email, setEmail] = useState(atFirst);
  const [changing, setChanging] = useState(flash?.form === 'signup-address');
  const { send, rest, left, busy, said } = useResend(email, flash?.form === 'mail-request' ? flash : null);
  const { check, checking, told } = useConfirmed(onDone);
  /** What was asked last: it is answered in the one line there is. */
  const [asked, setAsked] = useState<'mail' | 'check' | 'address'>('mail');
  const news = asked === 'check' ? told : said;
  const webmail = webmailOf(email);
  const bold = { email, b: (chunks: ReactNode) => <b className="signup-address">{chunks}</b> };

  return (
    <div className="signup-form">
      <Disc icon={<Icon name="envelope-simple" weight="duotone" />} kind="info" size="lg" />
      <StepHead title={t('title')}>{email ? t.rich('text', bold) : t('text_plain')}</StepHead>
      {message ? (
        <div className="signup-waits">
          <p className="tiny muted">
            <Icon name="clock" weight="fill" /> {t('waits')}
          </p>
          <p className="signup-bubble">{message}</p>
        </div>
      ) : null}
      <Alert title={person ? t('note_to', { name: person.name }) : t('note')}>{t('spam', { site: site.name })}</Alert>
      <p role="status" className="signup-said small">
        {asked === 'address' ? all.rich('signup.address.done', bold) : news ? all(news.key, news.params) : null}
      </p>
      <form className="signup-pair" method="post" action="/forms/mail-request" onSubmit={(event) => (event.preventDefault(), setAsked('mail'), void send())}>
        <input type="hidden" name="kind" value="activation" />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="back" value={confirmPage} />
        <Button type="submit" variant="line" busy={busy} disabled={left > 0}>
          <span className="tabular">{left > 0 ? t('again_in', { time: clockTime(left) }) : t('again')}</span>
        </Button>
        <a className="btn btn-line" href={`${confirmPage}&address=1`} aria-expanded={changing} onClick={(event) => (event.preventDefault(), setChanging(!changing))}>
          {all('signup.address.other')}
        </a>
      </form>
      {changing ? <AddressForm flash={flash?.form === 'signup-address' ? flash : null} onChanged={(address) => (setEmail(address), setChanging(false), setAsked('address'), rest())} /> : null}
      <div className="signup-actions">
        {webmail ? (
          <a className={buttonClass({ size: 'lg', full: true })} href={webmail.address} target="_blank" rel="noopener noreferrer">
            {t('open', { provider: webmail.name })} <span className="visually-hidden">{all('signup.account.new_tab')}</span>
          </a>
        ) : null}
        <Button variant={webmail ? 'line' : 'primary'} size="lg" full busy={checking} className="needs-script" onClick={() => (setAsked('check'), void check())}>
          {t('check')}
        </Button>
        {skip}
      </div>
    </div>
  );
}
