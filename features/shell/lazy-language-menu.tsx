'use client';

import { Activity } from 'react';
import { LanguageMenuPart } from '@/features/shell/language-menu-part';
import type { LanguageMenuProps } from './language-menu';

/** The language menu of a bar: drawn with the page, alive a moment after it. */
export function LazyLanguageMenu(props: LanguageMenuProps) {
  return (
    <Activity>
      <LanguageMenuPart {...props} />
    </Activity>
  );
}
