import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';

type Entry = { key: string; icon: ReactElement; activeIcon?: ReactElement };

/**
 * The sections in the order of the list. Each has its name in `settings.section` of the catalogues and its page in
 * app/settings-sections.tsx: one that lacks it does not compile.
 */
export const sectionList = [
  { key: 'notifications', icon: <Icon name="bell" /> },
  { key: 'language', icon: <Icon name="globe-simple" /> },
  { key: 'display', icon: <Icon name="moon" /> },
] as const satisfies readonly Entry[];

export type SectionKey = (typeof sectionList)[number]['key'];

export const isSection = (key: string): key is SectionKey => sectionList.some((section) => section.key === key);
