'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { readPush, switchPushOff, switchPushOn, type PushState } from '@/lib/push/browser-push';
import { dismissAlert } from '@/lib/stores/dismissals';
import { notePush } from '@/lib/stores/push-note';

/** Push messages on this browser, on and off with a press; where the browser or the site cannot, why. */
export function PushSwitch({ pushKey }: { pushKey: string | null }) {
  const t = useTranslations('settings.push');
  const id = useId();
  const router = useRouter();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let stopped = false;
    void readPush(pushKey).then((found) => (stopped ? undefined : setState(found)));
    return () => {
      stopped = true;
    };
  }, [pushKey]);

  const change = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const now = await (state === 'on' ? switchPushOff(pushKey) : switchPushOn(pushKey));
      setState(now);
      notePush(now === 'on');
      // Who has just switched it off is not asked whether to switch it on.
      if (now !== 'on') dismissAlert('push');
      router.refresh();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };

  const cannot = state === 'unsupported' || state === 'unavailable' || state === 'denied';
  return (
    <div className="setting" aria-busy={busy || undefined}>
      <label className="grow" htmlFor={id}>
        <b>{t('label')}</b>
        <span className="small muted" id={`${id}-hint`}>
          {cannot ? t(state) : t('hint')}
        </span>
        {failed ? (
          <span className="field-error" role="alert">
            {t('failed')}
          </span>
        ) : null}
      </label>
      <button
        id={id}
        className="switch needs-script"
        type="button"
        role="switch"
        aria-checked={(state === 'on') !== busy}
        aria-label={t('label')}
        aria-describedby={`${id}-hint`}
        disabled={cannot || state === null}
        onClick={() => void change()}
      />
    </div>
  );
}
