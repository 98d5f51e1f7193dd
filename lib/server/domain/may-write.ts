// Who may write to whom. Specification, section 6. (P04)
import { Failure } from '../failure';

type Party = { status: 'active' | 'not_confirmed'; deletedAt: Date | null; suspendedAt?: Date | null };

/** While one of the two has not confirmed their address, neither can write; both are told. (P04) */
export function awaitsConfirmation(one: Pick<Party, 'status'>, other: Pick<Party, 'status'>): boolean {
  return one.status === 'not_confirmed' || other.status === 'not_confirmed';
}

/** Throws member_gone or awaiting_confirmation where `writer` cannot write to `other`. */
export function requireMayWrite(writer: Party, other: Party): void {
  // To the writer an account that the operator shut is one that is gone.
  if (other.deletedAt || other.suspendedAt) throw new Failure('member_gone');
  if (awaitsConfirmation(writer, other)) throw new Failure('awaiting_confirmation');
}
