import { expect, test } from 'vitest';
import { user } from '@/lib/contract/user';
import { reminderDue } from './reminder-due';
import { isOpenStep, signupSteps, stepAfter, stepsFor } from './steps';

test('[S03] five steps: message, photo, about me, push, confirm', () => {
  expect(signupSteps).toEqual(['account', 'photo', 'about', 'push', 'confirm']);
  expect(signupSteps.map((step) => stepAfter(step, { canPush: true }))).toEqual(['photo', 'about', 'push', 'confirm', null]);
});

test('[S03] a browser without push messages is not asked for them', () => expect(stepAfter('about', { canPush: false })).toBe('confirm'));

test('[S03] who has confirmed is not asked to, and that step is not counted', () => {
  const whom = { canPush: true, confirmed: true };
  expect([stepAfter('push', whom), stepAfter('about', { ...whom, canPush: false })]).toEqual([null, null]);
  expect(stepsFor(whom, 'push')).toEqual(['account', 'photo', 'about', 'push']);
  expect(stepsFor(whom, 'confirm')).toHaveLength(5);
});

test('an address can name a step that is open, never the account', () => {
  expect(['photo', 'confirm', 'account', 'x', undefined].map(isOpenStep)).toEqual([true, true, false, false, false]);
});

test.each([
  ['not confirmed, disabled, mails arrive', {}, true],
  ['confirmed', { status: 'active' }, false],
  ['profile on', { profile: { id: 1, status: 'active' } }, false],
  ['no profile known', { profile: null }, false],
  ['mails do not arrive', { notifications_disabled: ['bounce'] }, false],
])('[T03] the reminder: %s', (_, changes, due) => {
  expect(reminderDue(user.parse({ status: 'not_confirmed', profile: { id: 1, status: 'disabled' }, ...changes }))).toBe(due);
});
