const fieldErrors = [
  'required', 'email_invalid', 'name_is_email', 'name_at', 'name_length', 'name_characters', 'birth_date', 'birth_date_invalid', 'password_short',
  'password_common', 'password_personal', 'text_too_long', 'invite_unknown', 'not_offered', 'receiver_missing', 'receiver_gone', 'invalid_input',
];
const callErrors = ['email_taken', 'account_pending_deletion', 'signups_closed', 'generic', 'generic_retry', 'too_many_requests', 'unavailable', 'email_not_found', 'already_confirmed'];
const frame = ['signup.step', 'signup.next', 'signup.later', 'signup.continue', 'signup.back', 'err.offline', 'ui.button', 'fictional'];

/** What the first step says in the browser. */
export const accountTexts = [
  ...frame,
  ...[...fieldErrors, ...callErrors].map((code) => `err.${code}`),
  'signup.account', 'signup.whom', 'ui.photo', 'signup.confirm.title', 'signup.confirm.discreet', 'signup.confirm.discreet_again', 'signup.confirm.again', 'signup.confirm.again_in', 'signup.confirm.spam', 'signup.address.other', 'signup.taken', 'signup.pending', 'session.login.did_you_mean', 'gender', 'seek', 'ui.password',
];

/** What sign-up over a page says besides. */
export const modalTexts = ['ui.dialog.close'];

/** What the other steps say. */
export const stepTexts = [
  ...frame,
  ...['text_too_long', 'invalid_input', 'generic', 'generic_retry', 'too_many_requests', 'unavailable', 'not_offered', 'photo_too_large', 'photo_unreadable', 'photo_too_small', 'photo_limit',
    'email_taken', 'new_email_invalid', 'password_wrong', 'already_confirmed', 'required', 'email_invalid'].map((code) => `err.${code}`),
  'signup.account.wall', 'signup.account.new_tab', 'signup.skip', 'signup.photo', 'ui.crop', 'signup.about', 'signup.push', 'push.message', 'signup.confirm', 'signup.address', 'interest', 'ui.password',
];

/** What the reminder to confirm says. */
export const reminderTexts = [
  'signup.confirm.title', 'signup.confirm.again', 'signup.confirm.again_in', 'signup.confirm.sent', 'signup.address.other', 'signup.reminder', 'err.offline',
  'ui.dialog', 'ui.button', ...['too_many_requests', 'already_confirmed', 'generic', 'generic_retry', 'unavailable', 'not_offered'].map((code) => `err.${code}`),
];
