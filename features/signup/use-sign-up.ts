import { useLayoutEffect, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { sameCall } from '@/lib/api/same-call';
import { tellTabs } from '@/lib/api/session-channel';
import type { Person } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import type { SiteInfo } from '@/lib/site/site-info';
import { readTracking } from '@/lib/site/tracking';
import { openAround, type FormDraft } from '@/lib/stores/form-draft';
import { noteMail } from '@/lib/stores/mail-pause';
import { birthDateOf, firstLook, type Faults } from './first-look';
import { forgetSignup, keepSignup, restoreSignup } from './signup-draft';
import type { StartOfSignup } from './start-of-signup';
import type { Params } from './use-fault-words';

export type SignedUp = { user: User; email: string; message: string; /** Whom the message is for. */ person: Person | null };
export type Trouble = { key: string; params?: Params };

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
  const [faults, setFaults] = useState<Faults>(start.faults ?? {});
  const [params, setParams] = useState<Params>(start.params ?? start.trouble?.params ?? {});
  const [trouble, setTrouble] = useState<Trouble | null>(start.trouble ?? null);
  const [busy, setBusy] = useState(false);
  // An answer that was lost may have been an account: pressed again unchanged it is the same one.
  const [keyed] = useState(sameCall);
  /** On a site that tells strangers nothing: only the mail goes on. */
  const [sentTo, setSentTo] = useState(start.sentTo);
  const looked = useRef(0);
  // A form sent without script comes back with its faults: the first of them is where one goes on.
  const [told, setTold] = useState(start.trouble || Object.keys(start.faults ?? {}).length > 0 ? 1 : 0);

  const restore = useEffectEvent(() => {
    if (form.current) restoreSignup(form.current, start);
  });
  useLayoutEffect(() => restore(), []);

  useEffect(() => {
    if (told === looked.current) return;
    looked.current = told;
    const wrong = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    wrong.forEach(openAround);
    (wrong[0] ?? form.current?.querySelector<HTMLElement>('[data-trouble]'))?.focus();
  }, [told]);

  const tell = (wrong: Faults, why: Trouble | null, more: Params = {}) => {
    setFaults(wrong);
    setTrouble(why);
    setParams(more);
    setTold((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    keepSignup(event.currentTarget, start);
    const values = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    const early = firstLook(values);
    if (Object.keys(early).length > 0) return tell(early, null);
    if (navigator.onLine === false) return tell({}, { key: 'signup.offline' });
    setBusy(true);
    try {
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
      const wrong = error.code === 'signups_closed' ? { invite: error.fields.invite ?? 'signups_closed' } : error.fields;
      const isForm = Object.keys(wrong).length === 0;
      tell(wrong, isForm ? { key: error.offline ? 'signup.offline' : error.messageKey, params: error.params } : null, error.params);
      setBusy(false);
    }
    return undefined;
  };

  /** What was said of a field no longer holds once it is changed. */
  const change = (name: string) => {
    if (form.current) keepSignup(form.current, start);
    const field = name.startsWith('birth_') ? 'date_of_birth' : name === 'member' ? 'signup_message' : name;
    if (faults[field]) setFaults(Object.fromEntries(Object.entries(faults).filter(([each]) => each !== field)));
    if (field === 'email' && trouble) setTrouble(null);
  };

  return { form, faults, params, trouble, busy, sentTo, submit, change };
}
