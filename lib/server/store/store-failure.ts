// What an error of the database or of the code means to a caller.
import { Failure } from '../failure';

/** Two transactions wanted what the other held: PostgreSQL ended this one, and the same may go through now. */
const deadlock = '40P01';

/** Codes with which PostgreSQL, or the way to it, says that it cannot be asked now. */
const away = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED',
  '08000', '08003', '08006', '40001', deadlock, '53300', '57P01', '57P02', '57P03',
]);

/** A text that PostgreSQL cannot hold: one with a zero character in it. */
const unstorable = '22021';

function codeOf(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && !(each instanceof Failure)) return each.code;
  }
  return undefined;
}

/** Whether `error` says that a transaction was ended for the sake of another. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === deadlock;

/** The failure that `error` is, or stands for: unavailable when the database is away, internal for everything unforeseen. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  if (code === unstorable) return new Failure('invalid_input', { fields: { body: 'malformed' } });
  return typeof code === 'string' && away.has(code) ? new Failure('unavailable', { retryAfter: 2_000 }) : new Failure('internal');
}
