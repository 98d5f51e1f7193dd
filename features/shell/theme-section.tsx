'use client';

import { ThemeChoice } from './theme-choice';

/** Light, dark or as the device is, among the settings. */
export function ThemeSection() {
  return (
    <section className="panel">
      <ThemeChoice />
    </section>
  );
}
