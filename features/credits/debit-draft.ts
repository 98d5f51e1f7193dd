import { quietly, tabStorage, textPrefix } from '@/lib/stores/forget-texts';

/** After this long somebody else may sit at the screen. */
const life = 60 * 60 * 1000;
// Under the name of the texts of this member: forgotten with them when the session ends.
const keyOf = (member: number) => `${textPrefix}${member}:debit`;

/** What was typed in this tab, by the name of its field. */
export function readDebitDraft(member: number): Record<string, string> {
  return quietly(() => {
    const { at, values } = JSON.parse(tabStorage()?.getItem(keyOf(member)) ?? 'null') as { at: number; values: Record<string, string> };
    return Date.now() - at < life ? values : {};
  }, {});
}

export function keepDebitDraft(member: number, values: Record<string, string>): void {
  quietly(() => tabStorage()?.setItem(keyOf(member), JSON.stringify({ at: Date.now(), values })), undefined);
}

export function forgetDebitDraft(member: number): void {
  quietly(() => tabStorage()?.removeItem(keyOf(member)), undefined);
}
