import { useLayoutEffect, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useFormControl } from '@/components/form/use-form-control';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { sameCall } from '@/lib/api/same-call';
import { tellTabs } from '@/lib/api/session-channel';
import type { Person } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import type { SiteInfo } from '@/lib/site/site-info';
import { readTracking } from '@/lib/site/tracking';
import type { FormDraft } from '@/lib/stores/form-draft';
import { noteMail } from '@/lib/stores/mail-pause';
import { birthDateOf } from './birth-date-of';
import { forgetSignup, keepSignup, restoreSignup } from './signup-draft';
import type { StartOfSignup } from './start-of-signup';
import type { Params } from './use-fault-words';

export type SignedUp = { user: User; email: string; message: string; /** Whom the message is for. */ person: Person | null };
export type Trouble = { key: string; params?: Params };

const schema = () => import('@/lib/contract/sign-up-form').then(({ signUpForm }) => signUpForm);

/** The three lists of a date are one field; whom a message is for is told at the message. */
const fieldOf = (name: string) => (name.startsWith('birth_') ? 'date_of_birth' : name === 'member' ? 'signup_message' : name);

const optional = (value: string | undefined) => value || undefined;

function bodyOf(values: FormDraft, site: SiteInfo) {
  const { email = '', name = '', password = '', member } = values;
  return {
    email, name, password,
    member: member ? Number(member) : undefined,
    date_of_birth: birthDateOf(values),
    signup_message: optional(values.signup_message),
    gender: optional(values.gender) as 'man' | undefined,
    looking_for: optional(values.looking_for) as 'man' | undefined,
    country: optional(values.country),
    invite: optional(values.invite),
    language: site.locale,
    tracking: readTracking(document.cookie),
  };
}

/** The first step with script: faults at their fields, the draft kept, a failed call told, nothing typed lost. (E03, X05) */
export function useSignUp(site: SiteInfo, start: StartOfSignup, onDone: (done: SignedUp) => void) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, prepare, validate, refuse } = useFormControl({ form, start: start.faults ?? {}, schema, fieldOf });
  const [params, setParams] = useState<Params>(start.params ?? start.trouble?.params ?? {});
  const [trouble, setTrouble] = useState<Trouble | null>(start.trouble ?? null);
  const [busy, setBusy] = useState(false);
  // An answer that was lost may have been an account: pressed again unchanged it is the same one.
  const [keyed] = useState(sameCall);
  /** On a site that tells strangers nothing: only the mail goes on. */
  const [sentTo, setSentTo] = useState(start.sentTo);
  const looked = useRef(0);
  // A form sent without script comes back with what is in its way: there one goes on.
  const [told, setTold] = useState(start.trouble ? 1 : 0);

  const restore = useEffectEvent(() => {
    if (form.current) restoreSignup(form.current, start);
  });
  useLayoutEffect(() => restore(), []);

  useEffect(() => {
    if (told === looked.current) return;
    looked.current = told;
    form.current?.querySelector<HTMLElement>('[data-trouble]')?.focus();
  }, [told]);

  const tell = (why: Trouble) => {
    setTrouble(why);
    setParams(why.params ?? {});
    setTold((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return undefined;
    keepSignup(event.currentTarget, start);
    const values = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    setBusy(true);
    setTrouble(null);
    try {
      if (!(await validate())) return setBusy(false);
      if (navigator.onLine === false) throw new ApiError('Offline', { status: 0 });
      const body = bodyOf(values, site);
      const { user } = await callApi('signUp', { body }, undefined, keyed(body));
      const email = values.email?.trim() ?? '';
      forgetSignup();
      noteMail('activation');
      if (!user) return setSentTo(email);
      tellTabs('login');
      const person = start.person ?? start.people?.find(({ id }) => String(id) === values.member) ?? null;
      return onDone({ user, email, message: person ? (values.signup_message ?? '') : '', person });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      const wrong = error.code === 'signups_closed' ? { invite: error.fields.invite ?? 'signups_closed' } : error.fields;
      if (Object.keys(wrong).length === 0) return tell({ key: error.offline ? 'signup.offline' : error.messageKey, params: error.params });
      setParams(error.params);
      await refuse(wrong);
    }
    return undefined;
  };

  /** What was said of the whole form no longer holds once the address is another. */
  const change = (name: string) => {
    if (form.current) keepSignup(form.current, start);
    if (name === 'email' && trouble) setTrouble(null);
  };

  return { form, faults, params, trouble, busy, sentTo, prepare, submit, change };
}
