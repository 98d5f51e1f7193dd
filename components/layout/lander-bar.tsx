import type { ReactNode } from 'react';
import { Logo } from '../ui/logo';
import { AgeMark } from './age-mark';

type LanderBarProps = { name: string; homeHref?: string | null; light?: boolean; children?: ReactNode };

/** The logo and the age, nothing that leads away from the one question of a lander. */
export function LanderBar({ name, homeHref = null, light, children }: LanderBarProps) {
  return (
    <header className="lander-bar">
      <Logo name={name} href={homeHref} light={light} />
      <span className="grow" />
      {children}
      <AgeMark />
    </header>
  );
}
