'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-look';
import type { Theme } from './theme';
import { ThemeChoice } from './theme-choice';

/** Light, dark or as the device is, among the settings: at once with script, with a button without. (S23) */
export function ThemeSection({ chosen }: { chosen: Theme | null }) {
  const save = useTranslations('shell.theme')('save');
  return (
    <form className="panel" method="post" action="/forms/theme">
      <ThemeChoice chosen={chosen} />
      <button type="submit" className={`${buttonClass({})} only-without-script`}>
        {save}
      </button>
    </form>
  );
}
