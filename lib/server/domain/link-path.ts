// Where the link of each mail leads. Specification, section 2; decisions, 'Calls'.
import { pathTo } from '@/lib/site/addresses/routes';
import type { LetterPath } from '../mail/letter';
import type { TokenKind } from '../store/schema/tokens';

const paths: Record<TokenKind, (token: string) => string> = {
  activation: (token) => `/api/activate.php?token=${token}`,
  'password-reset': (token) => pathTo('reset-password-do', {}, { token }),
  'mail-change': (token) => pathTo('mail-change-do', {}, { token }),
  undo: (undo) => pathTo('mail-change-do', {}, { undo }),
  reactivation: (token) => pathTo('account-deleted', {}, { token }),
  unsubscribe: (token) => `/api/unsubscribe.php?token=${token}`,
};

/** The path of a link with its token. */
export function linkPath(kind: TokenKind, token: string): LetterPath {
  return paths[kind](token) as LetterPath;
}
