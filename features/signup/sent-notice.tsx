import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { clockTime } from '@/lib/format/clock-time';
import type { SiteInfo } from '@/lib/site/site-info';
import type { StartOfSignup } from './start-of-signup';
import { useResend } from './use-resend';

type SentNoticeProps = {
  site: SiteInfo;
  email: string;
  /** What asking for the mail again, without script, has come to. */
  resent?: StartOfSignup['resent'];
  /** The id of the form that was sent: without script it goes back, or asks for the mail. */
  form: string;
  level: 'h1' | 'h2';
  /** Back to the form, for another address. */
  onOther: () => void;
  leave?: ReactNode;
};

/** On a site that tells strangers nothing of accounts: whoever the address is of reads on in the mail, which can be had again, at another address too. (X05) */
export function SentNotice({ site, email, resent, form, level: Heading, onOther, leave }: SentNoticeProps) {
  const t = useTranslations('signup.confirm');
  const all = useTranslations();
  const title = useRef<HTMLHeadingElement>(null);
  const { send, left, busy, said } = useResend(email, resent ?? null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="signup-form signup-sent">
      <Disc icon={<Icon name="envelope-simple" weight="duotone" />} kind="info" size="lg" />
      <Heading ref={title} id={Heading === 'h2' ? 'signup-title' : undefined} className="title-1" tabIndex={-1}>
        {t('title')}
      </Heading>
      <div role="status">
        <p className="muted">{t.rich('discreet', { email, b: (chunks: ReactNode) => <b className="signup-address">{chunks}</b> })}</p>
        {said ? <p className="small">{said.key === 'signup.confirm.sent' ? t('discreet_again') : all(said.key, said.params)}</p> : null}
      </div>
      <Alert title={t('spam', { site: site.name })} />
      <div className="signup-pair">
        <Button type="submit" form={form} formAction="/forms/signup-mail" formNoValidate variant="line" busy={busy} disabled={left > 0} onClick={(event) => (event.preventDefault(), void send())}>
          <span className="tabular">{left > 0 ? t('again_in', { time: clockTime(left) }) : t('again')}</span>
        </Button>
        <Button type="submit" form={form} name="to" value="address" formNoValidate variant="line" onClick={(event) => (event.preventDefault(), onOther())}>
          {all('signup.address.other')}
        </Button>
      </div>
      {leave}
    </div>
  );
}
