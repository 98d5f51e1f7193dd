import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Message } from '@/lib/contract/chats';

type ReportMessagesProps = { messages: readonly Message[]; name: string; leftOut: readonly string[] };

/** Which messages go along: the last ones, except those that are left out. */
export function ReportMessages({ messages, name, leftOut }: ReportMessagesProps) {
  const t = useTranslations('safety.report');
  if (messages.length === 0) return null;
  return (
    <div className="safety-messages">
      <p className="small muted">
        <Icon name="chat-circle-dots" />
        {t('messages', { count: messages.length })}
      </p>
      <details open={leftOut.length > 0}>
        <summary>{t('choose')}</summary>
        <fieldset>
          <legend className="small muted">{t('leave_out')}</legend>
          {messages.map(({ id, mine, text }) => (
            <label key={id} className="check">
              <input type="checkbox" name="leave_out" value={id} defaultChecked={leftOut.includes(String(id))} />
              <span>
                <b>{mine ? t('you') : name}</b> {text || t('gift')}
              </span>
            </label>
          ))}
        </fieldset>
      </details>
      <input type="hidden" name="shown" value={messages.map(({ id }) => id).join(',')} />
    </div>
  );
}
