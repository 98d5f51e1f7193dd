import { AccountDeletedScreen } from '@/features/recovery/account-deleted-screen';
import { ActivatedScreen } from '@/features/recovery/activated-screen';
import { ActivationFailedScreen } from '@/features/recovery/activation-failed-screen';
import { LinkActionScreen, type LinkAction } from '@/features/recovery/link-action-screen';
import { LinkDoneScreen } from '@/features/recovery/link-done-screen';
import type { RequestFlash } from '@/features/recovery/mail-request-form';
import { NewPasswordScreen } from '@/features/recovery/new-password-screen';
import { ResetExpiredScreen } from '@/features/recovery/reset-expired-screen';
import { ResetRequestScreen } from '@/features/recovery/reset-request-screen';
import { LoginScreen } from '@/features/session/login-screen';
import { LanguageSwitcher } from '@/features/shell/language-switcher';
import { refuse } from '@/e2e/mock/answers';
import { graceEnds } from '@/lib/site/members/grace-period';
import type { Scene } from '../scene';
import { people } from '../world';

const email = 'robin@qa.example';
const reset = (name: string, kind: Scene['kind'], of: string, flash: RequestFlash, { discreet = false, ...more }: Partial<Scene> & { discreet?: boolean } = {}): Scene => ({
  name, kind, of: [of], frame: 'auth', ...more, draw: () => <ResetRequestScreen flash={flash} discreet={discreet} />,
});
const sent: RequestFlash = { error: '', values: { email } };

const login = (name: string, of: string, to: string, error?: string, params?: Record<string, number>): Scene => ({
  name, kind: 'alert', of: [of], frame: 'bare',
  draw: ({ site }) => (
    <LoginScreen site={site} to={to} flash={error ? { error, params, values: { email } } : null} people={[people.noor, people.sam, people.iris]} language={<LanguageSwitcher site={site} look="photo" />} />
  ),
});

const action = (name: LinkAction, error?: string): Scene => ({
  name: ['link', name.replace('_', '-'), error && (error === 'err.link_expired' ? 'expired' : 'failed')].filter(Boolean).join('-'), kind: error === 'err.unavailable' ? 'alert' : 'state',
  of: [`features/recovery/link-action-screen${error === 'err.unavailable' ? '' : error ? '#state-1' : '#state-2'}`], frame: 'visitor', draw: () => <LinkActionScreen action={name} token="7Q4M-XK29" error={error} formKey="c0ffee" />,
});
const done = (name: 'mail_change' | 'undo' | 'unsubscribe'): Scene => ({ name: `link-${name.replace('_', '-')}-done`, kind: 'state', of: [`features/recovery/link-done-screen#state-${name === 'unsubscribe' ? 1 : 2}`], frame: 'visitor', draw: () => <LinkDoneScreen action={name} email={email} /> });

type Activation = Parameters<typeof ActivatedScreen>[0]['state'];
const message = { text: 'Dag Noor, wat lees jij nu?', member: people.noor, conversation_id: 3, waits_for: undefined, cost: 5 };
const activated = (name: string, state: Activation, signedIn = true): Scene => ({
  name, kind: 'state', of: ['features/recovery/activated-screen'], frame: signedIn ? 'member' : 'visitor', draw: ({ site }) => <ActivatedScreen site={site} signedIn={signedIn} premium={false} state={state} />,
});
const notActivated = (name: string, { used = false, signedIn = false, flash = null as RequestFlash | null }): Scene => ({
  name, kind: 'state', of: ['features/recovery/activation-failed-screen'], frame: signedIn ? 'member' : 'visitor',
  draw: ({ site }) => <ActivationFailedScreen used={used} signedIn={signedIn} phone={site.supportPhone} flash={flash} discreet={false} />,
});
const deleted = (name: string, hasLeft: boolean, flash: RequestFlash | null = null): Scene => ({
  name, kind: 'state', of: ['features/recovery/account-deleted-screen'], frame: 'visitor',
  draw: ({ site, now }) => <AccountDeletedScreen flash={flash} discreet={false} left={hasLeft ? { name: 'Robin', email, until: graceEnds(now) } : null} now={now} intlLocale={site.intlLocale} />,
});

export const waysInScenes: Scene[] = [
  login('login-wrong', 'features/session/login-form', '/members', 'err.login'),
  login('login-lockout', 'features/session/login-form', '/members', 'err.lockout', { minutes: 15 }),
  { ...login('login-address-slip', 'components/form/email-suggestion', '/members'), kind: 'state', steps: [['type', '[name=email]', 'robin@gmial.com'], ['leave', '[name=email]'], ['seen', '.field-hint .text-button']] },
  ...([['chat', '/chats'], ['profile', '/members/7'], ['likes', '/likes']] as const).map(([why, to]) => login(`login-for-${why}`, 'features/session/login-screen', to)),
  reset('reset-limit', 'alert', 'features/recovery/mail-request-form', { error: 'err.reset_limit', values: { email } }),
  reset('reset-unknown', 'state', 'features/recovery/mail-request-form', { error: 'err.email_not_found', values: { email } }),
  reset('mail-sent', 'state', 'features/recovery/mail-sent', sent),
  reset('mail-sent-discreet', 'state', 'features/recovery/mail-sent', sent, { discreet: true }),
  reset('mail-sent-failed', 'alert', 'features/recovery/mail-sent', sent, { browser: { swift: true }, answers: { requestPasswordReset: refuse('too_many_resets') }, steps: [['click', '.auth-form .btn-line'], ['seen', '.auth-form .alert']] }),
  { name: 'reset-expired', kind: 'alert', of: ['features/recovery/reset-expired-screen'], frame: 'auth', draw: () => <ResetExpiredScreen flash={null} discreet={false} /> },
  { name: 'new-password-failed', kind: 'alert', of: ['features/recovery/new-password-form'], frame: 'auth', draw: () => <NewPasswordScreen token="7Q4M-XK29" email={email} flash={{ form: 'err.link_expired' }} formKey="c0ffee" /> },
  { name: 'new-password-wrong', kind: 'state', of: ['features/recovery/new-password-form'], frame: 'auth', draw: () => <NewPasswordScreen token="7Q4M-XK29" email={email} flash={{ password: 'password_short', password_repeat: 'passwords_differ' }} formKey="c0ffee" />, steps: [['show', '.field-error']] },
  ...(['mail_change', 'undo', 'return', 'unsubscribe'] as const).map((name) => action(name)),
  action('mail_change', 'err.unavailable'),
  action('return', 'err.link_expired'),
  ...(['mail_change', 'undo', 'unsubscribe'] as const).map(done),
  activated('activated-sent', { open_steps: ['about'], message: { ...message, sent: true } }),
  activated('activated-waiting', { open_steps: [], message: { ...message, sent: false, conversation_id: null } }),
  activated('activated-elsewhere', null, false),
  notActivated('activation-failed', {}),
  notActivated('activation-sent-again', { flash: sent }),
  notActivated('activation-used', { used: true }),
  notActivated('activation-used-signed-in', { used: true, signedIn: true }),
  deleted('account-deleted', true),
  deleted('account-deleted-sent', true, sent),
  deleted('account-deleted-later', false),
];
