import { accountScreens } from '@/features/signup/account-screens';
import { CompleteScreen } from '@/features/signup/complete-screen';
import { ReminderWhenDue } from '@/features/signup/reminder-when-due';
import { SignupPanel } from '@/features/signup/signup-panel';
import { SignupScreen } from '@/features/signup/signup-screen';
import type { StartOfSignup } from '@/features/signup/start-of-signup';
import type { StepFlash } from '@/features/signup/step-flash';
import type { OpenStep } from '@/features/signup/steps';
import { EntryWarning } from '@/features/site-entry/entry-warning';
import type { User } from '@/lib/contract/user';
import { AllTexts } from '../all-texts';
import { OpenReminder } from '../islands/dialogs';
import { StandingPushStep } from '../islands/live';
import type { Scene, Stage } from '../scene';
import { SignupOver } from '../signup-over';
import { people, told } from '../world';

const email = 'robin@qa.example';
const start: StartOfSignup = { person: people.noor, values: { email, name: 'Robin', signup_message: 'Dag Noor, wat lees jij nu?' } };

const signup = (name: string, more: Partial<StartOfSignup>, scene: Partial<Scene> = {}): Scene => ({
  name, kind: 'alert', of: ['features/signup/signup-form'], frame: 'visitor', ...scene, draw: ({ site }) => <SignupScreen site={site} start={{ ...start, ...more }} back="/signup" canPush />,
});

// Who has confirmed is led on from the step that asks to.
const waiting = { getUser: { user: { ...told('getUser').user!, status: 'not_confirmed' as const } } };
const step = (name: string, of: string, at: OpenStep, flash: StepFlash | null, more: Partial<Scene> = {}): Scene => ({
  name, kind: 'alert', of: [of], answers: at === 'confirm' ? waiting : undefined, ...more,
  draw: ({ site, user }) => (
    <CompleteScreen site={site} step={at} member={user.id ?? 1} email={email} message="Dag Noor, wat lees jij nu?" person={people.noor} about="" interests={told('getInterests').interests} chosen={['music']} pushKey={null} flash={flash} />
  ),
});
/** Its fields have something wrong with them. */
const wrong: Partial<Scene> = { kind: 'state', steps: [['show', '.field-error']] };
const failed = (form: string, error = 'err.unavailable'): StepFlash => ({ form, error, values: { email } });

const over = (name: string, given: StartOfSignup, more: Partial<Scene> = {}): Scene => ({
  name, kind: 'modal', of: ['features/signup/signup-modal'], frame: 'visitor', least: 992, ...more, draw: ({ site }: Stage) => <SignupOver site={site} start={given} />, steps: [['seen', 'dialog[open] form']],
});
const unconfirmed: Partial<User> = { status: 'not_confirmed', profile: { ...people.sam, id: 1, status: 'disabled' } };
const sentAgain = { resendActivation: {} };
const reminderModal = (name: string, kind: Scene['kind'], more: Partial<Scene> = {}): Scene => ({
  name, kind, of: ['features/signup/reminder-modal'], most: 767, user: unconfirmed, ...more, draw: () => <AllTexts><OpenReminder email={email} /></AllTexts>,
});
const reminder = (name: string, kind: Scene['kind'], more: Partial<Scene> = {}): Scene => ({
  name, kind, of: ['features/signup/activation-reminder', 'alert:activation'], user: unconfirmed, steps: [['seen', '.reminder .alert']], ...more, draw: () => null,
  banners: () => <ReminderWhenDue back="/members" resting={false} />,
});

/** It stays where in the product the next one comes. */
const pushStep = (name: string, kind: Scene['kind'], more: Partial<Scene>): Scene => ({
  name, kind, of: ['features/signup/push-step'], ...more,
  draw: ({ site, user }) => (
    <div className="wrap signup-page">
      <SignupPanel site={site} person={people.noor}>
        <AllTexts>
          <div className="signup-step">
            <StandingPushStep site={site} member={user.id ?? 1} email={email} message="" person={people.noor} about="" interests={told('getInterests').interests} chosen={[]} pushKey={null} flash={null} />
          </div>
        </AllTexts>
      </SignupPanel>
    </div>
  ),
});

export const signupScenes: Scene[] = [
  over('signup-modal', start),
  over('signup-modal-fictional', { ...start, person: people.fien }),
  over('signup-modal-nobody', { person: null, people: [people.noor, people.iris, people.fien], values: {} }),
  reminderModal('activation-modal', 'modal'),
  reminderModal('activation-modal-sent', 'state', { answers: sentAgain, steps: [['click', 'dialog .reminder-pair button'], ['seen', 'dialog [role=status]:not(:empty)']] }),
  reminder('activation-reminder', 'alert'),
  reminder('activation-reminder-sent', 'state', { answers: sentAgain, steps: [['click', '.reminder .alert form button'], ['seen', '.reminder .alert form button:disabled']] }),
  { name: 'entry-warning', kind: 'modal', of: ['features/site-entry/entry-dialog'], frame: 'visitor', settings: { enable_site_entry_popup: true }, draw: ({ settings }) => <EntryWarning settings={settings} layout="default" />, steps: [['seen', 'dialog[open]']] },
  ...accountScreens.map((screen) => signup(`signup-${screen}`, { screen }, { kind: 'state', of: ['features/signup/account-screen'] })),
  signup('signup-address-wrong', { values: { email: 'robin@qa', signup_message: '' }, faults: { email: 'email_invalid', signup_message: 'required' } }, wrong),
  signup('signup-profile-wrong', { screen: 'profile', values: { name: 'robin@qa.example', date_of_birth: '2010-02-03' }, faults: { name: 'name_is_email', date_of_birth: 'birth_date' } }, wrong),
  signup('signup-password-wrong', { screen: 'password', faults: { password: 'password_common' } }, wrong),
  signup('signup-failed', { trouble: { key: 'err.too_many_requests' } }, { of: ['features/signup/signup-form#alert-1'] }),
  signup('signup-invitation', {}, { of: ['features/signup/signup-form#alert-2'], site: { signUpOpen: false } }),
  signup('signup-taken', { trouble: { key: 'err.email_taken' } }, { of: ['features/signup/taken-notice#alert-1'] }),
  signup('signup-taken-pending', { trouble: { key: 'err.account_pending_deletion', params: { date: '2026-12-05' } } }, { of: ['features/signup/taken-notice#alert-2'] }),
  signup('signup-sent', { sentTo: email }, { of: ['features/signup/sent-notice'] }),
  signup('signup-sent-again', { sentTo: email }, { kind: 'state', of: ['features/signup/sent-notice'], answers: sentAgain, steps: [['click', '.signup-sent .signup-pair button'], ['seen', '.signup-sent [role=status] p + p']] }),
  step('signup-photo-failed', 'features/signup/photo-step#alert-1', 'photo', failed('signup-photo', 'err.photo_too_small')),
  step('signup-photo-blind', 'features/signup/photo-step#alert-2', 'photo', null, { steps: [['file', '.signup-file input', 'strand.avif', 'image/avif'], ['seen', '.signup-form .alert']] }),
  step('signup-photo-sending', 'features/signup/photo-step', 'photo', null, { kind: 'state', steps: [['file', '.signup-file input', 'strand.avif', 'image/avif'], ['seen', '.signup-file.is-chosen'], ['click', '.signup-actions [type=submit]'], ['seen', '.signup-form > [role=status]']] }),
  step('signup-about-wrong', 'features/signup/about-step', 'about', { form: 'signup-about', error: 'err.invalid_input', values: { about: 'Te lang.', fault: 'text_too_long' } }, wrong),
  step('signup-about-failed', 'features/signup/about-step', 'about', failed('signup-about')),
  pushStep('signup-push-refused', 'state', { browser: { push: 'denied' }, steps: [['click', '.signup-actions .btn'], ['seen', '.signup-form p[role=status]']] }),
  pushStep('signup-push-offline', 'alert', { browser: { offline: true }, steps: [['click', '.signup-actions .btn'], ['seen', '.signup-form .alert']] }),
  step('signup-confirm', 'features/signup/confirm-step', 'confirm', null),
  step('signup-confirm-sent', 'features/signup/confirm-step', 'confirm', null, { kind: 'state', answers: { ...waiting, ...sentAgain }, steps: [['click', '.signup-pair button'], ['seen', '.signup-said:not(:empty)'], ['show', '.signup-said']] }),
  step('signup-address-fields', 'features/signup/address-form', 'confirm', { form: 'signup-address', error: '', values: { email: 'robin@qa', email_fault: 'email_invalid', password_fault: 'password_wrong' } }, wrong),
  step('signup-address-failed', 'features/signup/address-form', 'confirm', failed('signup-address')),
];
