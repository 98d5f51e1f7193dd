'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { readPush, switchPushOff, switchPushOn } from '@/lib/push/browser-push';
import { dismissAlert } from '@/lib/stores/dismissals';
import { notePush } from '@/lib/stores/push-note';
import { pushStateOf, pushStore, type PushState } from '@/lib/stores/push-store';

/** Push messages on this browser, on and off with a press; where the browser or the site cannot, why. */
export function PushSwitch({ pushKey, member }: { pushKey: string | null; member: number | null }) {
  const t = useTranslations('settings.push');
  const id = useId();
  const router = useRouter();
  const facts = useStore(pushStore);
  /** What was found here last; what the store learns elsewhere counts at once. */
  const [found, setFound] = useState<PushState | null>(null);
  const state = found && pushStateOf(facts, found !== 'unavailable');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let stopped = false;
    void readPush(pushKey).then((now) => (stopped ? undefined : setFound(now)));
    return () => {
      stopped = true;
    };
  }, [pushKey]);

  const change = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const now = await (state === 'on' ? switchPushOff(pushKey) : switchPushOn(pushKey, member));
      setFound(now);
      notePush();
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
        {state === 'on' && facts.lastMessage?.title ? <span className="small muted">{t('last', { title: facts.lastMessage.title })}</span> : null}
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
