// The name of a profile as the server takes it. Specification, section 5. (V01)
import type { FieldCode } from '@/lib/contract/field-codes';
import { profileNameFault } from '@/lib/site/members/profile-name';
import { readEmail } from './email-address';

/** What is wrong with a cleaned name, or null. `email` is the member's own address. */
export function nameFault(name: string, email: string): FieldCode | null {
  return profileNameFault(name, email, (text) => readEmail(text) !== null);
}
