import { useLayoutEffect, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useFormControl } from '@/components/form/use-form-control';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { sameCall } from '@/lib/api/same-call';
import { tellTabs } from '@/lib/api/session-channel';
import type { Person } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import { birthDateOf } from '@/lib/site/members/birth-date-of';
import type { SiteInfo } from '@/lib/site/site-info';
import { readTracking } from '@/lib/site/cookies/tracking';
import type { FormDraft } from '@/lib/stores/form-draft';
import { noteMail } from '@/lib/stores/mail-pause';
import { accountScreens, fieldsOn, inviteFaults, isAddressTaken, screenAfter, screenOf, type AccountScreen } from './account-screens';
import { forgetSignup, keepSignup, restoreSignup } from './signup-draft';
import type { StartOfSignup } from './start-of-signup';
import { useAccountScreen } from './use-account-screen';
import type { Params } from './use-fault-words';

export type SignedUp = { user: User; email: string; message: string; /** Whom the message is for. */ person: Person | null };
export type Trouble = { key: string; params?: Params };

const schemaIn = (country: string | null) => () => import('@/lib/contract/sign-up-form').then(({ signUpForm }) => signUpForm(country));

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

/** The first step with script: one screen after the other, faults at their fields, the draft kept, a failed call told, nothing typed lost. (S03, E03, X05) */
export function useSignUp(site: SiteInfo, start: StartOfSignup, inPage: boolean, onDone: (done: SignedUp) => void, isSlip: (email: string) => Promise<boolean>) {
  const form = useRef<HTMLFormElement>(null);
  const { screen, way, before, show, back, leave } = useAccountScreen(form, start.screen ?? 'address', inPage);
  const { faults, prepare, validate, refuse } = useFormControl({ form, start: start.faults ?? {}, schema: schemaIn(site.country), fieldOf });
  const [params, setParams] = useState<Params>(start.params ?? start.trouble?.params ?? {});
  const [trouble, setTrouble] = useState<Trouble | null>(start.trouble ?? null);
  const [busy, setBusy] = useState(false);
  // An answer that was lost may have been an account: pressed again unchanged it is the same one.
  const [keyed] = useState(sameCall);
  /** On a site that tells strangers nothing: only the mail goes on. */
  const [sentTo, setSentTo] = useState(start.sentTo);
  const looked = useRef(0);
  /** Once it was sent, what is mended on any screen sends it again. */
  const wasSent = useRef(false);
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
    if (isAddressTaken(why.key)) show('address');
    setTrouble(why);
    setParams(why.params ?? {});
    setTold((count) => count + 1);
  };

  /** The first of these screens on which something is wrong, which is told there. */
  const firstWrong = async (screens: readonly AccountScreen[]): Promise<AccountScreen | undefined> => {
    for (const each of screens) if (!(await validate(fieldsOn(each)))) return each;
    return undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return undefined;
    keepSignup(event.currentTarget, start);
    const values = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    setBusy(true);
    setTrouble(null);
    try {
      const next = wasSent.current ? undefined : screenAfter(screen);
      const wrong = await firstWrong(next ? [screen] : accountScreens);
      if (!wrong && next && screen === 'address' && (await isSlip(values.email ?? ''))) {
        form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
        return setBusy(false);
      }
      if (wrong || next) {
        show(wrong ?? next ?? screen);
        return setBusy(false);
      }
      wasSent.current = true;
      if (navigator.onLine === false) throw new ApiError('Offline', { status: 0 });
      const body = bodyOf(values, site);
      const { user } = await callApi('signUp', { body }, undefined, keyed(body));
      const email = values.email?.trim() ?? '';
      forgetSignup();
      noteMail('activation');
      if (!user) return leave(() => setSentTo(email));
      tellTabs('login');
      const person = start.person ?? start.people?.find(({ id }) => String(id) === values.member) ?? null;
      leave(() => onDone({ user, email, message: person ? (values.signup_message ?? '') : '', person }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      const wrong = error.code === 'signups_closed' ? inviteFaults(error.fields, values.invite) : error.fields;
      const place = screenOf(wrong);
      // What no screen asks for cannot be told at its field.
      if (!place) return tell({ key: keyOfTyped(error), params: error.params });
      setParams(error.params);
      show(place);
      await refuse(wrong);
    }
    return undefined;
  };

  /** From the words of a mail that is on its way back to the form, for another address: what stands in it is sent again from there. */
  const other = () => {
    setBusy(false);
    setSentTo(undefined);
    show('address');
  };

  /** What was said of the whole form no longer holds once the address is another. */
  const change = (name: string) => {
    if (form.current) keepSignup(form.current, start);
    if (name === 'email' && trouble) setTrouble(null);
  };

  return { form, screen, way, before, back, faults, params, trouble, busy, sentTo, other, prepare, submit, change };
}
