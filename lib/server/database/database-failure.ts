// What an error of the database or of the code means to a caller.
import { Failure } from '../failure';

/** Codes with which PostgreSQL, or the way to it, says that it cannot be asked now. */
const away = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED',
  '08000', '08003', '08006', '40001', '40P01', '53300', '57P01', '57P02', '57P03',
]);

/** A text that PostgreSQL cannot hold: one with a zero character in it. */
const unstorable = '22021';

/** The code with which the database, or the way to it, failed. */
export function codeOf(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && !(each instanceof Failure)) return each.code;
  }
  return undefined;
}

/** The failure that `error` is, or stands for: unavailable when the database is away, internal for everything unforeseen. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  if (code === unstorable) return new Failure('invalid_input', { fields: { body: 'malformed' } });
  return typeof code === 'string' && away.has(code) ? new Failure('unavailable', { retryAfter: 2_000 }) : new Failure('internal');
}
