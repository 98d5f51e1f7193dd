// The fields of the own profile as they are typed: what the browser can tell by itself. Every rule is the server's too. Specification, section 5. (V01, S13)
import * as z from 'zod/mini';
import { profileNameLength } from '../site/constants';
import { aboutLength } from '../site/members/profile-attributes';
import { filled } from './form-faults';

const lettersOf = (text: string) => [...text].length;

export const profileForm = z.object({
  name: filled().check(
    z.refine((name) => !name.startsWith('@'), 'name_at'),
    z.refine((name) => lettersOf(name) >= profileNameLength.min && lettersOf(name) <= profileNameLength.max, 'name_length'),
  ),
  about: z.string().check(z.refine((text) => lettersOf(text.trim()) <= aboutLength, 'text_too_long')),
});
