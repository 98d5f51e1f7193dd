import { useTranslations } from 'next-intl';

/** Opening lines: a tap fills the field, it does not send. */
export function Icebreakers({ lines, onChoose }: { lines: readonly string[]; onChoose: (line: string) => void }) {
  const t = useTranslations('chat.icebreakers');
  return (
    <div className="icebreakers" role="group" aria-label={t('label')}>
      {lines.map((line) => (
        <button key={line} type="button" className="icebreaker" onClick={() => onChoose(line)}>
          {line}
        </button>
      ))}
    </div>
  );
}
