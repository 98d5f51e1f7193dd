// What a profile may be called, for the browser and the server. Names may repeat: members are told apart by their number. Specification, section 5. (V01)
import type { FieldCode } from '../../contract/field-codes';
import { profileNameLength } from '../constants';

const allowed = /^[\p{L}\p{M}\p{N} .'’_-]+$/u;
/** Letters carry a mark or two; a tower of them is no name. */
const towers = /\p{M}{3}/u;

/** A name as it is kept: composed letters, single spaces, none around it. */
export function cleanName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

const comparable = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/gu, '');

/** What is wrong with a cleaned name, or null. `email` is the member's own address; `isAddress` says whether a text is one of somebody else. */
export function profileNameFault(name: string, email: string, isAddress: (text: string) => boolean): FieldCode | null {
  if (name === '') return 'required';
  if (comparable(name) === comparable(email)) return 'name_is_email';
  if (comparable(name).startsWith('@')) return 'name_at';
  if (isAddress(comparable(name))) return 'name_is_email';
  const { length } = [...name];
  if (length < profileNameLength.min || length > profileNameLength.max) return 'name_length';
  return allowed.test(name) && /[\p{L}\p{N}]/u.test(name) && !towers.test(name.normalize('NFD')) ? null : 'name_characters';
}
