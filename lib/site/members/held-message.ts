// The first message of a member, which the server keeps until it can go out. Specification, sections 2 (sign-up) and 6. (S03, P04)
import type { Result } from '../../contract/endpoint';
import type { Person } from '../../contract/person';
import type { activation } from '../../contract/signup';

export type HeldMessage = {
  person: Person;
  text: string;
  /** What it waits for; null where it can be sent by hand. */
  waitsFor: 'confirmation' | 'credits' | null;
};

/** What the answer about a sign-up says of the first message: null where there is none, where it went out, and where nobody can write to that person. */
export function heldMessage({ message }: Result<typeof activation>): HeldMessage | null {
  if (!message?.member || !message.text || message.sent || message.waits_for === 'member') return null;
  return { person: message.member, text: message.text, waitsFor: message.waits_for ?? null };
}
