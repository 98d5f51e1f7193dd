// The passwords that leak most often, fifty thousand of them, from a list that others keep. None of them is taken. Bars S7, S8.
import { dictionary } from '@zxcvbn-ts/language-common';

const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password, in whatever case, stands on the list. */
export const hasLeaked = (password: string): boolean => leaked.has(password.toLowerCase());
