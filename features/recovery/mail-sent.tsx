import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { BusyButton } from '@/components/ui/busy-button';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { useCountdown } from '@/components/ui/use-countdown';
import { clockTime } from '@/lib/format/clock-time';
import { fillText } from '@/lib/format/fill-text';
import { pauseAfterMail } from '@/lib/stores/mail-pause';
import { mailProvider } from './mail-provider';
import { requestMail, type MailKind, type Trouble } from './mail-request';
import type { MailRequestTexts } from './mail-request-texts';

type MailSentProps = { kind: MailKind; email: string; texts: MailRequestTexts; /** Where the page stands, for the form without script. */ back: string; onOther: () => void };

/** The mail is on its way: where to read it, and how to have it again, or at another address. The minute until then runs where a script does. */
export function MailSent({ kind, email, texts, back, onOther }: MailSentProps) {
  const { left, start } = useCountdown(0);
  const title = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const provider = mailProvider(email);
  const [before, strong, after] = texts.sent;
  const [none, other, end] = texts.none;

  const wait = useEffectEvent(() => start(pauseAfterMail(kind, true)));
  useLayoutEffect(() => wait(), []);
  useEffect(() => title.current?.focus(), []);

  const again = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || left > 0) return;
    setBusy(true);
    const found = await requestMail(kind, email);
    setBusy(false);
    setTrouble(found);
    if (!found) start(pauseAfterMail(kind, true));
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
      <form method="post" action="/forms/mail-request" onSubmit={again}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="back" value={back} />
        {/* A locked login is a submit button that rests, and calms the wall beside it: this one only waits. */}
        <BusyButton type={left > 0 ? 'button' : 'submit'} variant="line" full busy={busy} busyWords={texts.busy} disabled={left > 0}>
          <span className="tabular">{left > 0 ? fillText(texts.againIn, { time: clockTime(left) }) : texts.again}</span>
        </BusyButton>
        <p className="small muted centered">
          {none}
          <button type="submit" name="other" value="1" className="text-button" onClick={(event) => (event.preventDefault(), onOther())}>
            {other}
          </button>
          {end}
        </p>
      </form>
    </>
  );
}
