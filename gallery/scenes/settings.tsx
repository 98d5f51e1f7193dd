import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { BlockedSection } from '@/features/settings/blocked-section';
import { DataSection } from '@/features/settings/data-section';
import { EmailSection } from '@/features/settings/email-section';
import { LocationSection } from '@/features/settings/location-section';
import { PasswordSection } from '@/features/settings/password-section';
import { PushSection } from '@/features/settings/push-section';
import { SessionsSection } from '@/features/settings/sessions-section';
import type { SettingsFlash } from '@/features/settings/settings-flash';
import { SettingsScreen } from '@/features/settings/settings-screen';
import type { SectionKey } from '@/features/shell/section-list';
import { missing } from '@/e2e/mock/answers';
import type { Scene, Stage } from '../scene';
import { told } from '../world';

const place = (name: string, more: Partial<Scene>): Scene => ({
  name, kind: 'alert', of: ['features/settings/location-finder#alert-1'], frame: 'account', title: 'settings.section.location', ...more,
  draw: () => (
    <SettingsScreen section="location">
      <LocationSection place="Utrecht" flash={null} />
    </SettingsScreen>
  ),
});

const push = (name: string, browser: Scene['browser'], steps?: Scene['steps']): Scene => ({
  name, kind: 'state', of: ['features/settings/push-switch'], frame: 'account', title: 'settings.section.push', browser, steps,
  draw: () => (
    <SettingsScreen section="push">
      <PushSection pushKey="gallery" member={1} browsers={0} off={[]} flash={null} />
    </SettingsScreen>
  ),
});

function NotOffered() {
  return <Alert title={useTranslations('err')('not_offered')} />;
}

type Drawn = (stage: Stage, flash: SettingsFlash) => ReactNode;

/** A section as its form came back. */
const section = (name: string, key: SectionKey, draw: Drawn, flash: SettingsFlash, more: Partial<Scene> = {}): Scene => ({
  name, kind: 'alert', of: [`features/settings/section-notice#alert-${flash?.error ? 1 : 2}`], frame: 'account', title: `settings.section.${key}`, ...more,
  draw: (stage) => <SettingsScreen section={key}>{draw(stage, flash)}</SettingsScreen>,
});
const said = (done: string): SettingsFlash => ({ error: '', values: { done } });

/** What was wrong with the fields of a form of the settings. */
const wrong = (form: string, values: Record<string, string>): SettingsFlash => ({ error: '', values: { form, ...values } });
const atFields: Partial<Scene> = { kind: 'state', steps: [['show', '.field-error']] };

const pushSection: Drawn = (_, flash) => <PushSection pushKey="gallery" member={1} browsers={2} off={['likes']} flash={flash} />;
const firefox = { id: 1, current: true, user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', created_at: '2026-11-01T10:00:00Z', used_at: '2026-11-21T10:00:00Z' };
const devices: Drawn = ({ site }, flash) => <SessionsSection sessions={[firefox, { ...firefox, id: 2, current: false }]} intlLocale={site.intlLocale} flash={flash} />;

export const settingsScenes: Scene[] = [
  section('settings-failed', 'password', ({ user }, flash) => <PasswordSection email={user.email ?? ''} flash={flash} />, { error: 'err.too_many_requests', values: { form: 'password' } }),
  section('settings-password-wrong', 'password', ({ user }, flash) => <PasswordSection email={user.email ?? ''} flash={flash} />, wrong('password', { 'wrong.old_password': 'err.old_password', 'wrong.password': 'err.password_short', 'wrong.password_repeat': 'err.passwords_differ' }), { ...atFields, of: ['features/settings/password-section'] }),
  section('settings-email-wrong', 'email', ({ user }, flash) => <EmailSection email={user.email ?? ''} flash={flash} />, wrong('email', { email: 'robin@qa', 'wrong.email': 'err.new_email_invalid', 'wrong.password': 'err.password_wrong' }), { ...atFields, of: ['features/settings/email-section'] }),
  section('settings-password-saved', 'password', ({ user }, flash) => <PasswordSection email={user.email ?? ''} flash={flash} />, said('settings.password.done')),
  section('settings-email-waiting', 'email', ({ user }, flash) => <EmailSection email={user.email ?? ''} pending="robin.de.wit@qa.example" flash={flash} />, null, { kind: 'state', of: ['features/settings/email-section'] }),
  section('settings-email-sent-again', 'email', ({ user }, flash) => <EmailSection email={user.email ?? ''} pending="robin.de.wit@qa.example" flash={flash} />, said('settings.email.sent_again')),
  section('settings-email-cancelled', 'email', ({ user }, flash) => <EmailSection email={user.email ?? ''} flash={flash} />, said('settings.email.cancelled')),
  section('settings-push-kinds-saved', 'push', pushSection, said('alerts.mails.saved')),
  section('settings-push-all-off', 'push', pushSection, said('settings.push.all_off_done')),
  section('settings-session-ended', 'sessions', devices, said('settings.sessions.ended')),
  section('settings-sessions-ended', 'sessions', devices, said('settings.sessions.all_ended')),
  section('settings-place-saved', 'location', (_, flash) => <LocationSection place="Utrecht" flash={flash} />, said('settings.location.saved')),
  section('settings-place-removed', 'location', (_, flash) => <LocationSection place="" flash={flash} />, said('settings.location.removed')),
  section('settings-data-limit', 'data', (_, flash) => <DataSection flash={flash} />, { error: 'settings.data.limit', values: {} }),
  { name: 'settings-not-offered', kind: 'alert', of: ['app/shared-pages/settings-page'], frame: 'account', title: 'settings.section.sessions', draw: () => <SettingsScreen section="sessions"><NotOffered /></SettingsScreen> },
  place('location-denied', { browser: { geolocation: 'denied' } }),
  place('location-nowhere', { of: ['features/settings/location-finder#alert-2'], answers: { geocode: missing }, steps: [['click', '.settings-finder button'], ['seen', '.settings-finder .alert']] }),
  place('location-found', { kind: 'state', of: ['features/settings/location-finder'], answers: { geocode: told('geocode') }, steps: [['click', '.settings-finder button'], ['seen', '.settings-finder b']] }),
  push('push-denied', { push: 'denied' }),
  push('push-unsupported', { push: 'missing' }),
  push('push-failed', { push: 'failing' }, [['click', '.setting .switch'], ['seen', '.setting .field-error']]),
  { name: 'blocked-nobody', kind: 'state', of: ['features/settings/blocked-section'], frame: 'account', title: 'settings.section.blocked', draw: ({ site }) => <SettingsScreen section="blocked"><BlockedSection blocked={[]} cdnPrefix={site.cdnPrefix} /></SettingsScreen> },
];
