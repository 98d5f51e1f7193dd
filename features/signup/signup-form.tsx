'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { EmailSuggestion } from '@/components/form/email-suggestion';
import { PasswordInput } from '@/components/form/password-input';
import { TextInput } from '@/components/form/text-input';
import { Alert } from '@/components/ui/alert';
import { prepareCalls } from '@/lib/api/browser';
import { minimumPasswordLength } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { AboutYouFields } from './about-you-fields';
import { AccountActions } from './account-actions';
import { AccountScreen } from './account-screen';
import { isAddressTaken } from './account-screens';
import { BirthFields } from './birth-fields';
import { LookingForField } from './looking-for-field';
import { MessageField } from './message-field';
import { SentNotice } from './sent-notice';
import type { StartOfSignup } from './start-of-signup';
import { TakenNotice } from './taken-notice';
import { useFaultWords } from './use-fault-words';
import { useSignUp, type SignedUp } from './use-sign-up';
import { useSlip } from './use-slip';
import { WhomField } from './whom-field';

export type SignupFormProps = {
  site: SiteInfo;
  start: StartOfSignup;
  /** The page that the form comes back to without script. */
  back: string;
  /** What happens next; by itself the form leads to the steps that follow. */
  onDone?: (done: SignedUp) => void;
  /** Of the titles of its screens, below the title of the step. */
  level?: 'h2' | 'h3';
  /** The way out once only the mail goes on. */
  leaveSent?: ReactNode;
};

const formId = 'signup-form';
const goOn = () => window.location.assign(pathTo('complete-signup'));

/** The first step: the message, and what an account needs, on one screen after the other. A real form; script keeps the page and tells faults at their fields. (S03, E03, T15, V01, V02, V03, X05) */
export function SignupForm({ site, start, back: page, onDone = goOn, level = 'h2', leaveSent }: SignupFormProps) {
  const t = useTranslations('signup.account');
  const all = useTranslations();
  const words = useFaultWords(site);
  const { left, leave: leaveAddress, isNews } = useSlip(start.values.email ?? '');
  const { form, screen, way, before, back, faults, params, trouble, busy, sentTo, other, prepare, submit, change } = useSignUp(site, start, onDone === goOn, onDone, isNews);
  const email = useRef<HTMLInputElement>(null);
  const { values, person, people = [] } = start;
  const fault = (name: string) => words(faults[name], params);
  const message = <MessageField site={site} value={values.signup_message ?? ''} error={fault('signup_message')} />;
  const taken = trouble !== null && isAddressTaken(trouble.key);
  const suggestion = all.markup('session.login.did_you_mean', { suggestion: '{suggestion}', fix: (fix) => `|${fix}|` }).split('|');
  const takeSuggestion = (address: string) => {
    if (!email.current) return;
    email.current.value = address;
    email.current.focus();
    leaveAddress(address);
    change('email');
  };

  // Back from the words of a mail that is on its way, it is the address that one came for.
  const wasSentTo = useRef(sentTo);
  useEffect(() => {
    if (wasSentTo.current && !sentTo) email.current?.focus();
    wasSentTo.current = sentTo;
  }, [sentTo]);

  return (
    <>
      {sentTo ? <SentNotice site={site} email={sentTo} resent={start.resent} form={formId} level={level === 'h2' ? 'h1' : 'h2'} onOther={other} leave={leaveSent} /> : null}
      <form ref={form} id={formId} hidden={Boolean(sentTo)} className="signup-form" method="post" action="/forms/signup" noValidate data-screen={sentTo ? undefined : screen} data-way={way} onSubmit={(event) => void submit(event)} onFocus={() => {
          prepare();
          void prepareCalls();
        }} onInput={(event) => change((event.target as HTMLInputElement).name)}>
        <input type="hidden" name="back" value={page} />
        <input type="hidden" name="language" value={site.locale} />
        <input type="hidden" name="key" value={start.formKey} />
        <input type="hidden" name="screen" value={screen} />
        {person ? <input type="hidden" name="member" value={person.id} /> : null}
        {trouble && !taken ? (
          <div data-trouble tabIndex={-1}>
            <Alert kind="danger" title={all(trouble.key, trouble.params)} />
          </div>
        ) : null}
        <AccountScreen name="address" shown={screen} level={level}>
          {site.signUpOpen ? null : (
            <>
              <Alert title={all('err.signups_closed')}>{t('invite_text')}</Alert>
              <TextInput label={t('invite')} name="invite" autoComplete="off" autoCapitalize="characters" maxLength={64} required defaultValue={values.invite} error={fault('invite')} />
            </>
          )}
          {person ? message : <LookingForField value={values.looking_for} />}
          <div>
            <TextInput ref={email} label={t('email')} type="email" name="email" autoComplete="email" inputMode="email" required maxLength={254} defaultValue={values.email} error={fault('email')} onBlur={(event) => leaveAddress(event.currentTarget.value)} />
            <EmailSuggestion email={left} words={suggestion} onTake={takeSuggestion} />
          </div>
          {trouble && taken ? (
            <div data-trouble tabIndex={-1}>
              <TakenNotice trouble={trouble} email={() => email.current?.value ?? ''} />
            </div>
          ) : null}
          {!person && people.length > 0 ? <WhomField site={site} people={people} chosen={values.member} open={Boolean(start.liked || values.member || values.signup_message || start.faults?.signup_message)} message={message} /> : null}
        </AccountScreen>
        <AccountScreen name="you" shown={screen} level={level} title={t('you')}>
          {person ? <LookingForField value={values.looking_for} /> : null}
          <AboutYouFields site={site} values={values} error={fault('country')} />
        </AccountScreen>
        <AccountScreen name="profile" shown={screen} level={level} title={t('profile')}>
          <TextInput label={t('name')} name="name" autoComplete="nickname" required maxLength={60} defaultValue={values.name} hint={t('name_hint')} error={fault('name')} />
          <BirthFields site={site} values={values} year={start.year} error={fault('date_of_birth')} />
        </AccountScreen>
        <AccountScreen name="password" shown={screen} level={level} title={t('choose_password')}>
          <PasswordInput label={t('password')} showLabel={all('ui.password.show')} name="password" autoComplete="new-password" required maxLength={1024} hint={t('password_hint', { min: minimumPasswordLength })} error={fault('password')} />
        </AccountScreen>
        <AccountActions site={site} busy={busy} screen={screen} before={before} onBack={back} />
      </form>
    </>
  );
}
