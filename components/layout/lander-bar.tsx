import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Logo } from '../ui/logo';

type LanderBarProps = { name: string; homeHref?: string | null; light?: boolean; children?: ReactNode };

/** The logo and the age, nothing that leads away from the one question of a lander. */
export function LanderBar({ name, homeHref = null, light, children }: LanderBarProps) {
  const t = useTranslations('layout');
  return (
    <header className="lander-bar">
      <Logo name={name} href={homeHref} light={light} />
      <span className="grow" />
      {children}
      <span className="age-mark" role="img" aria-label={t('adultsOnly')}>
        18+
      </span>
    </header>
  );
}
