// One JSON line per happening. Never a name, a text or an address of a member in it. Decisions, 'Honesty and safety'. (bar S11)

export type LogEntry = { level: 'info' | 'warn' | 'error'; event: string } & Record<string, string | number | boolean | null | undefined>;
export type Log = (entry: LogEntry) => void;

/** A log that writes lines of JSON to `write`, each with the moment it was written and the id of the request that it belongs to. */
export function jsonLog(write: (line: string) => void, now: () => Date, request: () => string | undefined = () => undefined): Log {
  return (entry) => write(`${JSON.stringify({ time: now().toISOString(), id: request(), ...entry })}\n`);
}

/**
 * What may be told of an error: its kind, its code, and where in the code it arose. Not its message: a database's
 * message quotes the values of the statement.
 */
export function errorFacts(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause: unknown = error.cause;
  const { code } = (cause instanceof Error ? cause : error) as { code?: unknown };
  // The stack begins with the message, which may have lines that look like places.
  const { stack = '', message } = error;
  const places = stack.slice(stack.indexOf(message) + message.length);
  const at = places.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 8).map((line) => line.trim()).join(' | ');
  return { error: cause instanceof Error ? `${error.name} < ${cause.name}` : error.name, code: typeof code === 'string' ? code : undefined, at };
}
