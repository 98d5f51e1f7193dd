import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';

type Entry = { key: string; icon: ReactElement };

/**
 * The sections in the order of the list. Each has its name in `settings.section` of the catalogues and its page in
 * app/settings-sections.tsx: one that lacks it does not compile.
 */
export const sectionList = [
  { key: 'email', icon: <Icon name="envelope-simple" /> },
  { key: 'password', icon: <Icon name="lock-key" /> },
  { key: 'push', icon: <Icon name="bell-ringing" /> },
  { key: 'notifications', icon: <Icon name="bell" /> },
  { key: 'privacy', icon: <Icon name="eye-slash" /> },
  { key: 'blocked', icon: <Icon name="prohibit" /> },
  { key: 'location', icon: <Icon name="map-pin" /> },
  { key: 'language', icon: <Icon name="globe-simple" /> },
  { key: 'display', icon: <Icon name="moon" /> },
  { key: 'sessions', icon: <Icon name="devices" /> },
  { key: 'data', icon: <Icon name="download-simple" /> },
] as const satisfies readonly Entry[];

export type SectionKey = (typeof sectionList)[number]['key'];

export const isSection = (key: string): key is SectionKey => sectionList.some((section) => section.key === key);
