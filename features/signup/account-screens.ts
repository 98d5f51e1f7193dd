import type { FormFaults } from '@/lib/contract/form-faults';

/** The screens on which the first step asks its questions, one or two things on each, in their order. (S03) */
export const accountScreens = ['address', 'you', 'profile', 'password'] as const;
export type AccountScreen = (typeof accountScreens)[number];

const fields: Record<AccountScreen, readonly string[]> = {
  address: ['invite', 'signup_message', 'email'],
  // A choice that the server refuses has no place of its own: it is told of the whole form.
  you: ['country'],
  profile: ['name', 'date_of_birth'],
  password: ['password'],
};

export const isAccountScreen = (value: unknown): value is AccountScreen => (accountScreens as readonly unknown[]).includes(value);

/** The fields whose faults are told on a screen, by their names. */
export const fieldsOn = (screen: AccountScreen): readonly string[] => fields[screen];

export const screenAfter = (screen: AccountScreen): AccountScreen | undefined => accountScreens[accountScreens.indexOf(screen) + 1];
export const screenBefore = (screen: AccountScreen): AccountScreen | undefined => accountScreens[accountScreens.indexOf(screen) - 1];

/** What is wrong with the code of an invitation, at its field, where the server takes no sign-up without one; nothing where the form asked for none (`typed`). (T15) */
export const inviteFaults = (refused: Record<string, string>, typed: string | undefined): Record<string, string> => (typed === undefined ? {} : { invite: refused.invite ?? (typed.trim() ? 'invite_unknown' : 'required') });

/** The first screen that has one of the faults. */
export const screenOf = (faults: FormFaults): AccountScreen | undefined => accountScreens.find((screen) => fields[screen].some((name) => faults[name]));

const ofTheAddress = ['err.email_taken', 'err.account_pending_deletion'];

/** Whether the trouble, by its message, is that the address has an account already: it is told at the address. (X05) */
export const isAddressTaken = (key: string): boolean => ofTheAddress.includes(key);
