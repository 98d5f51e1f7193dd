// What a password may not be: short, among those that leak by the thousand, or the member's own name. Bars S7, S8.
import type { FieldCode } from '@/lib/contract/field-codes';
import { minimumPasswordLength } from '@/lib/site/constants';
import { commonPasswords, keyboardRuns } from './common-passwords-table';
import { hasLeaked } from './leaked-passwords';

const disguises: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' };
const undisguised = (text: string) => text.replace(/[@431!0$57+]/g, (sign) => disguises[sign]!);
const letters = (text: string) => text.normalize('NFD').replace(/[^\p{L}]/gu, '');
/** Without the digits and signs that people add before and after a word. */
const core = (text: string) => text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');

const runs = [...keyboardRuns, ...keyboardRuns.map((run) => [...run].toReversed().join(''))];

const longestRun = 52;

/** The text is one run along the keys, or one and then another: '12345678', 'qwerty123456'. */
function isRun(text: string): boolean {
  let rest = text;
  for (let parts = 0; parts < 3 && rest; parts++) {
    let longest = 0;
    for (let length = Math.min(rest.length, longestRun); length >= 3; length--) {
      const start = rest.slice(0, length);
      if (runs.some((run) => (run + run).includes(start))) {
        longest = length;
        break;
      }
    }
    if (longest === 0) return false;
    rest = rest.slice(longest);
  }
  return rest === '';
}

/** One to four characters over and over: 'aaaaaaaa', 'hahahaha', 'abc1abc1'. */
const isRepeat = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text) && new Set(text).size <= 4;

/** A date or another number that people write as one: eight to ten digits with or without signs. */
const isDate = (text: string) => /^(?:0?[1-9]|[12]\d|3[01])\D?(?:0?[1-9]|1[0-2])\D?(?:19|20)\d\d$|^(?:19|20)\d\d\D?(?:0[1-9]|1[0-2])\D?(?:0[1-9]|[12]\d|3[01])$/.test(text);

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (hasLeaked(plain) || isRepeat(plain) || isRun(plain) || isDate(plain)) return true;
  const readings = [plain, core(plain), undisguised(core(plain)), core(undisguised(plain)), letters(plain), letters(undisguised(core(plain)))];
  // A word that is a small part of a long password does not make it weak.
  const weighs = (word: string) => word.length * 3 >= plain.length;
  const known = (word: string) => commonPasswords.has(word) || (word.length >= 6 && isRun(word)) || isRepeat(word);
  // A weak word twice is no stronger: 'welkomwelkom'.
  const halves = (word: string) => word.length % 2 === 0 && word.slice(0, word.length / 2) === word.slice(word.length / 2);
  return readings.some((word) => weighs(word) && (known(word) || (halves(word) && known(word.slice(0, word.length / 2)))));
}

export type PasswordOwner = { email: string; name?: string; siteName: string };

function isPersonal(password: string, { email, name, siteName }: PasswordOwner): boolean {
  const plain = password.toLowerCase();
  const own = [email, email.split('@')[0]!, name ?? '', siteName].map((text) => text.toLowerCase().trim()).filter((text) => text.length >= 3);
  return own.some((text) => {
    if (plain === text || core(plain) === text || undisguised(core(plain)) === text) return true;
    const word = letters(text);
    return word.length >= 3 && (letters(core(plain)) === word || letters(undisguised(core(plain))) === word);
  });
}

/** What is wrong with a new password of `owner`, or null. */
export function passwordFault(password: string, owner: PasswordOwner): FieldCode | null {
  if (password === '') return 'required';
  if ([...password].length < minimumPasswordLength) return 'password_short';
  if (isPersonal(password, owner)) return 'password_personal';
  return isCommon(password) ? 'password_common' : null;
}
