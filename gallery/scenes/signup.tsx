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
const taken = { frame: 'visitor', of: ['features/signup/taken-notice'] } as const;

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
const failed = (form: string, error = 'err.unavailable'): StepFlash => ({ form, error, values: { email } });

const over = (name: string, given: StartOfSignup, more: Partial<Scene> = {}): Scene => ({
  name, kind: 'modal', of: ['features/signup/signup-modal'], frame: 'visitor', least: 992, ...more, draw: ({ site }: Stage) => <SignupOver site={site} start={given} />, steps: [['seen', 'dialog[open] form']],
});
const unconfirmed: Partial<User> = { status: 'not_confirmed', profile: { ...people.sam, id: 1, status: 'disabled' } };

export const signupScenes: Scene[] = [
  over('signup-modal', start),
  over('signup-modal-fictional', { ...start, person: people.fien }),
  over('signup-modal-nobody', { person: null, people: [people.noor, people.iris, people.fien], values: {} }),
  { name: 'activation-modal', kind: 'modal', of: ['features/signup/reminder-modal'], most: 767, user: unconfirmed, draw: () => <AllTexts><OpenReminder email={email} /></AllTexts> },
  {
    name: 'activation-reminder', kind: 'banner', of: ['features/signup/activation-reminder', 'alert:activation'], user: unconfirmed, draw: () => null,
    banners: () => <ReminderWhenDue back="/members" resting={false} />, steps: [['seen', '.reminder .alert']],
  },
  { name: 'entry-warning', kind: 'modal', of: ['features/site-entry/entry-dialog'], frame: 'visitor', settings: { enable_site_entry_popup: true }, draw: ({ settings }) => <EntryWarning settings={settings} layout="default" />, steps: [['seen', 'dialog[open]']] },
  ...accountScreens.map((screen) => signup(`signup-${screen}`, { screen }, { kind: 'state', of: ['features/signup/account-screen'] })),
  signup('signup-failed', { trouble: { key: 'err.too_many_requests' } }),
  signup('signup-invitation', {}, { site: { signUpOpen: false } }),
  signup('signup-taken', { trouble: { key: 'err.email_taken' } }, taken),
  signup('signup-taken-pending', { trouble: { key: 'err.account_pending_deletion', params: { date: '2026-12-05' } } }, taken),
  signup('signup-sent', { sentTo: email }, { of: ['features/signup/sent-notice'] }),
  step('signup-photo-failed', 'features/signup/photo-step', 'photo', failed('signup-photo', 'err.photo_too_small')),
  step('signup-photo-blind', 'features/signup/photo-step', 'photo', null, { steps: [['file', '.signup-file input', 'strand.avif', 'image/avif'], ['seen', '.signup-form .alert']] }),
  step('signup-about-failed', 'features/signup/about-step', 'about', failed('signup-about')),
  {
    name: 'signup-push-refused', kind: 'state', of: ['features/signup/push-step'], browser: { push: 'denied' }, steps: [['click', '.signup-actions .btn'], ['seen', '.signup-form p[role=status]']],
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
  },
  step('signup-confirm', 'features/signup/confirm-step', 'confirm', null),
  step('signup-address-failed', 'features/signup/address-form', 'confirm', failed('signup-address')),
];
