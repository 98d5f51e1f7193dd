import { quietly, tabStorage, textPrefix } from '@/lib/stores/forget-texts';
import type { ProfileValues } from './profile-values';

/** After this long somebody else may sit at the screen. */
const life = 60 * 60 * 1000;
// Under the name of the texts of this member: forgotten with them when the session ends.
const keyOf = (member: number) => `${textPrefix}${member}:profile`;

/** What was typed and not saved in this tab; null where there is nothing. */
export function readProfileDraft(member: number): ProfileValues | null {
  return quietly(() => {
    const { at, values } = JSON.parse(tabStorage()?.getItem(keyOf(member)) ?? 'null') as { at: number; values: ProfileValues };
    return Date.now() - at < life ? values : null;
  }, null);
}

export function keepProfileDraft(member: number, values: ProfileValues): void {
  quietly(() => tabStorage()?.setItem(keyOf(member), JSON.stringify({ at: Date.now(), values })), undefined);
}

export function forgetProfileDraft(member: number): void {
  quietly(() => tabStorage()?.removeItem(keyOf(member)), undefined);
}
