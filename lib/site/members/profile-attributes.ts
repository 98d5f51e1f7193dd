// What a profile can say of its member; each value is the last part of a message key, as 'brown' in `hair.brown`. Specification, section 3. (E12)
import { ownGenders } from '../../contract/genders';

/** The values of each attribute, in the order in which they are offered. The messages of sexuality are `sex.<value>`. */
export const profileAttributes = {
  gender: ownGenders,
  sexuality: ['hetero', 'gay', 'lesbian', 'bi', 'pan', 'ace', 'curious'],
  hair: ['black', 'brown', 'blond', 'red', 'grey', 'bald', 'other'],
  eye: ['brown', 'blue', 'green', 'grey', 'hazel'],
  body: ['slim', 'average', 'athletic', 'muscular', 'curvy', 'large'],
  rel: ['single', 'relationship', 'open', 'married', 'separated', 'divorced', 'widowed', 'complicated'],
  tattoo: ['none', 'some', 'many'],
} as const;
export type ProfileAttribute = keyof typeof profileAttributes;

/** The key of the message that names a value: 'sex.hetero'. */
export function attributeKey(attribute: ProfileAttribute, value: string): string {
  return `${attribute === 'sexuality' ? 'sex' : attribute}.${value}`;
}

/** The form that a word such as 'married' takes, in languages that have two; `gender` is the member's own. */
export function wordForm(gender: string | undefined): 'female' | 'male' | 'other' {
  return gender === 'woman' ? 'female' : gender === 'man' ? 'male' : 'other';
}

/** How much a member can write about themselves, in characters. */
export const aboutLength = 2_000;

/** Whether an attribute can have a value. */
export function isAttributeValue(attribute: ProfileAttribute, value: string): boolean {
  return (profileAttributes[attribute] as readonly string[]).includes(value);
}
