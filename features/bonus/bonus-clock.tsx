import { useTranslations } from 'next-intl';
import type { Countdown } from '@/lib/stores/time-bonus-store';

const two = (value: number) => String(value).padStart(2, '0');

/** hh:mm:ss. Whoever listens is told the time that is left when they come to it, and no second by itself. (T08) */
export function BonusClock({ countdown: { hours, minutes, seconds }, named }: { countdown: Countdown; /** The units stand below. */ named?: boolean }) {
  const t = useTranslations('bonus');
  const parts = [
    ['hours', hours],
    ['minutes', minutes],
    ['seconds', seconds],
  ] as const;
  return (
    <span className="bonus-clock" role="timer" aria-live="off" aria-label={hours > 0 ? t('left', { hours, minutes }) : t('left_minutes', { minutes: minutes + 1 })}>
      {parts.map(([unit, value]) => (
        <span key={unit} aria-hidden="true">
          <b>{two(value)}</b>
          {named ? <small>{t(`unit.${unit}`)}</small> : null}
        </span>
      ))}
    </span>
  );
}
