import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';

type Entry = { key: string; icon: ReactElement; group: SectionGroup };

/** What the sections are about, in the order of the overview. */
export const sectionGroups = ['account', 'alerts', 'privacy', 'look'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/**
 * The sections in the order of the list. Each has its name in `settings.section` of the catalogues and its page in
 * app/shared-pages/settings-sections.tsx: one that lacks it does not compile.
 */
export const sectionList = [
  { key: 'email', icon: <Icon name="envelope-simple" />, group: 'account' },
  { key: 'password', icon: <Icon name="lock-key" />, group: 'account' },
  { key: 'push', icon: <Icon name="bell-ringing" />, group: 'alerts' },
  { key: 'notifications', icon: <Icon name="bell" />, group: 'alerts' },
  { key: 'privacy', icon: <Icon name="eye-slash" />, group: 'privacy' },
  { key: 'blocked', icon: <Icon name="prohibit" />, group: 'privacy' },
  { key: 'location', icon: <Icon name="map-pin" />, group: 'privacy' },
  { key: 'language', icon: <Icon name="globe-simple" />, group: 'look' },
  { key: 'display', icon: <Icon name="moon" />, group: 'look' },
  { key: 'sessions', icon: <Icon name="devices" />, group: 'account' },
  { key: 'data', icon: <Icon name="download-simple" />, group: 'account' },
] as const satisfies readonly Entry[];

export type SectionKey = (typeof sectionList)[number]['key'];

/** All that has a page under the settings: the sections, and leaving, which has a page of its own. */
export const settingsPlaces = [...sectionList, { key: 'delete', icon: <Icon name="trash" />, group: 'account' }] as const satisfies readonly Entry[];
export type SettingsPlace = (typeof settingsPlaces)[number]['key'];

export const isSection = (key: string): key is SectionKey => sectionList.some((section) => section.key === key);
