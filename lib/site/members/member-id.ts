// Whose something is that a page or a browser keeps. Specification, section 3 (User).
import type { User } from '../../contract/user';

/** What a member is known by where a page or a browser keeps something of theirs: a PHP server may say the profile's number alone. Null for a visitor, and where it says none. */
export const memberId = (user: Pick<User, 'id' | 'profile'> | null | undefined): number | null => user?.id ?? user?.profile?.id ?? null;
