import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { BusyButton } from '@/components/ui/busy-button';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { useCountdown } from '@/components/ui/use-countdown';
import { clockTime } from '@/lib/format/clock-time';
import { fillText } from '@/lib/format/fill-text';
import { mailPause } from '@/lib/site/constants';
import { mailProvider } from './mail-provider';
import { requestMail, type MailKind, type Trouble } from './mail-request';
import type { MailRequestTexts } from './mail-request-texts';

type MailSentProps = { kind: MailKind; email: string; texts: MailRequestTexts; onOther: () => void };

/** The mail is on its way: where to read it, and how to have it again. */
export function MailSent({ kind, email, texts, onOther }: MailSentProps) {
  const { left, start } = useCountdown(mailPause / 1000);
  const title = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const provider = mailProvider(email);
  const [before, strong, after] = texts.sent;
  const [none, other, end] = texts.none;

  useEffect(() => title.current?.focus(), []);

  const again = async () => {
    setBusy(true);
    const found = await requestMail(kind, email);
    setBusy(false);
    setTrouble(found);
    if (!found) start(mailPause);
  };

  return (
    <>
      <Disc kind="info" icon={<Icon name="paper-plane-tilt" weight="fill" />} />
      <h1 className="title-1" tabIndex={-1} ref={title}>
        {texts.sentTitle}
      </h1>
      <p className="lead" role="status">
        {before}
        <b className="breakable">{fillText(strong ?? '', { email })}</b>
        {after}
      </p>
      {trouble ? <Alert kind="danger" title={fillText(texts.errors[trouble.key] ?? texts.errors['err.generic_retry'] ?? '', trouble.params)} /> : null}
      {provider ? (
        <a className={buttonClass({ size: 'lg', full: true })} href={provider.href} rel="noreferrer">
          <Icon name="envelope-simple" weight="fill" />
          {fillText(texts.open, { provider: provider.name })}
        </a>
      ) : null}
      <BusyButton variant="line" full busy={busy} busyWords={texts.busy} disabled={left > 0} onClick={again}>
        <span className="tabular">{left > 0 ? fillText(texts.againIn, { time: clockTime(left) }) : texts.again}</span>
      </BusyButton>
      <p className="small muted centered">
        {none}
        <button type="button" className="text-button" onClick={onOther}>
          {other}
        </button>
        {end}
      </p>
    </>
  );
}
