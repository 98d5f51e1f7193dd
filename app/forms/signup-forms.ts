import { flashCookie } from '@/app/page-request/flash';
import { flashValues } from '@/app/page-data/start-of-signup';
import { fieldsOn, inviteFaults, isAccountScreen, isAddressTaken, screenAfter, screenOf, type AccountScreen } from '@/features/signup/account-screens';
import { formFaults } from '@/lib/contract/form-faults';
import { saveProfile } from '@/lib/contract/own-profile';
import { photoRules } from '@/lib/contract/photo-rules';
import { uploadPhoto } from '@/lib/contract/photos';
import { requestMailChange } from '@/lib/contract/recovery';
import { signUpForm } from '@/lib/contract/sign-up-form';
import { resendActivation, signUp } from '@/lib/contract/signup';
import { birthDateOf } from '@/lib/site/members/birth-date-of';
import { readTracking } from '@/lib/site/cookies/tracking';
import { pathTo } from '@/lib/site/addresses/routes';
import { repeatFileKey, repeatKey } from './repeat-key';
import { backTo, goTo, send, sendAsMember, sendFile, type Fields, type Form } from './form-calls';

export const stepPage = (step: string) => pathTo('complete-signup', {}, { step });

export const photoTrouble = (error: string, params?: Record<string, string | number>) => {
  const page = stepPage('photo');
  return goTo(page, [flashCookie('signup-photo', page, { error, params, values: {} })]);
};

const fields = signUpForm();
const noFields = Object.fromEntries(Object.keys(fields.shape).map((name) => [name, '']));

/** A screen of the first step that is not its last one: what is wrong is told there, else the next one comes. In the browser script does the same. */
function afterScreen(page: string, screen: AccountScreen, next: AccountScreen, typed: Fields): Response {
  const found = formFaults(fields, { ...noFields, ...typed }) as Fields;
  const faults = Object.fromEntries(Object.entries(found).filter(([name]) => fieldsOn(screen).includes(name)));
  const isRight = Object.keys(faults).length === 0;
  return goTo(page, [flashCookie('signup', page, { error: isRight ? '' : 'err.invalid_input', values: flashValues({ ...typed, screen: isRight ? next : screen }, faults) })]);
}

/** What a form carries besides what is kept of it. */
const notTyped = new Set(['back', 'password', 'screen', 'to']);
const given = (value: string | undefined) => value || undefined;

/** Sign-up while JavaScript has not arrived: each step a form, what was typed kept but for the password. (S03, E03) */
export const signupForms: Record<string, Form> = {
  async signup(request, { back, password = '', screen, to, ...typed }) {
    const page = backTo(request, back);
    if (isAccountScreen(to)) return goTo(page, [flashCookie('signup', page, { error: '', values: { ...typed, screen: to } })]);
    const next = isAccountScreen(screen) && screenAfter(screen);
    if (next) return afterScreen(page, screen, next, typed);
    const { email = '', name = '', language = '', gender, looking_for, country, invite, signup_message, member } = typed;
    const { answer, response, error } = await send(request, signUp, {
      email, name, password, language, date_of_birth: birthDateOf(typed),
      gender: given(gender), looking_for: given(looking_for), country: given(country), invite: given(invite), signup_message: given(signup_message), member: given(member),
      tracking: readTracking(request.headers.get('cookie')),
    }, repeatKey(typed.key, { ...typed, password }));
    if (error) {
      const faults = error.code === 'signups_closed' ? inviteFaults(error.fields, invite) : error.fields;
      const shown = screenOf(faults) ?? (isAddressTaken(error.messageKey) || error.code === 'signups_closed' ? 'address' : 'password');
      return goTo(page, [flashCookie('signup', page, { error: error.messageKey, params: error.params, values: flashValues({ ...typed, screen: shown }, faults) })]);
    }
    if (!answer.user) return goTo(page, [flashCookie('signup', page, { error: '', values: { ...typed, sent: 'now' } })]);
    return goTo(pathTo('complete-signup'), response.headers.getSetCookie());
  },

  async 'signup-mail'(request, fields) {
    const page = backTo(request, fields.back);
    const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !notTyped.has(name)));
    const { error } = await send(request, resendActivation, { email: fields.email ?? '' });
    return goTo(page, [flashCookie('signup', page, { error: error?.messageKey ?? '', params: error?.params, values: { ...typed, sent: 'again' } })]);
  },

  async 'signup-photo'(request, _fields, data) {
    const file = data.get('photo');
    if (!(file instanceof File) || file.size === 0) return photoTrouble('signup.photo.missing');
    if (file.size > photoRules.maxBytes) return photoTrouble('err.photo_too_large');
    // The step is asked once in a session: the same file is the same photo.
    const { error } = await sendFile(request, stepPage('photo'), uploadPhoto, file, await repeatFileKey(request.cookies.get('auth')?.value, file));
    return error ? photoTrouble(error.messageKey, error.params) : goTo(stepPage('about'));
  },

  async 'signup-about'(request, { about = '' }, data) {
    const page = stepPage('about');
    const interests = data.getAll('interest').map(String);
    const { error } = await sendAsMember(request, page, saveProfile, { about, interests });
    if (!error) return goTo(stepPage('confirm'));
    const values = { about, interests: interests.join(','), ...(error.fields.about ? { fault: error.fields.about } : {}) };
    return goTo(page, [flashCookie('signup-about', page, { error: error.messageKey, params: error.params, values })]);
  },

  async 'signup-address'(request, { email = '', password = '' }) {
    const page = stepPage('confirm');
    const { error } = await sendAsMember(request, page, requestMailChange, { email, password });
    if (!error) return goTo(page, [flashCookie('mail-request', page, { error: '', values: { email } })]);
    const faults = { ...(error.fields.email ? { email_fault: error.fields.email } : {}), ...(error.fields.password ? { password_fault: error.fields.password } : {}) };
    const isFields = Object.keys(faults).length > 0;
    return goTo(page, [flashCookie('signup-address', page, { error: isFields ? '' : error.messageKey, params: error.params, values: { email, ...faults } })]);
  },
};
