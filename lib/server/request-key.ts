// The key by which a call that is repeated is known. Decisions, 'Calls' (Idempotency-Key).

/** The Idempotency-Key of a request, where it is long enough that nobody has it by chance. */
export function requestKeyOf(request: Request): string | null {
  return /^[A-Za-z0-9_-]{16,100}$/.exec(request.headers.get('idempotency-key') ?? '')?.[0] ?? null;
}
