import { MailSection } from '@/features/alerts/mail-section';
import { MemberAlert } from '@/features/alerts/member-alert';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { mailCauses } from '@/lib/contract/notification-groups';
import { alertNames } from '@/lib/site/cookies/dismissals';
import type { Scene } from '../scene';

/** Each alert of lib/site/cookies/dismissals.ts but the reminder to confirm, which is sign-up's. */
const atTheTop = alertNames
  .filter((name) => name !== 'activation')
  .flatMap((name): Scene[] => {
    const scene = (cause?: string): Scene => ({
      name: ['alert', name, cause].filter(Boolean).join('-'), kind: 'alert', of: ['features/alerts/alert-box', `alert:${name}`], user: { notifications_disabled: cause ? [cause] : [] },
      banners: ({ user }) => <MemberAlert name={name} user={user} back="/members" />,
      draw: () => null,
    });
    return name === 'disabled' ? [...mailCauses, 'other'].map(scene) : [scene()];
  });

const section = (name: string, of: string, disabled: string[], saved: boolean): Scene => ({
  name, kind: 'alert', of: [of], frame: 'account', title: 'settings.section.notifications', user: { notifications_disabled: disabled },
  draw: ({ user }) => (
    <SettingsScreen section="notifications">
      <MailSection user={user} saved={saved} kept />
    </SettingsScreen>
  ),
});

export const alertScenes: Scene[] = [
  ...atTheTop,
  section('mails-saved', 'features/alerts/mail-section#alert-1', [], true),
  section('mails-bounce', 'features/alerts/mail-section#alert-2', ['bounce'], false),
  section('mails-fbl', 'features/alerts/mail-section#alert-2', ['fbl'], false),
];
