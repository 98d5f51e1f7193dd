// What makes a call of a form that is sent again unchanged the same call: its key. Decisions, 'Calls' (Idempotency-Key).

/**
 * For one form: gives the way to send a call that carries this `content`, with the same key for as long as the content stays the same. One whose
 * answer was lost is then found by the next press, and not made twice. (C01)
 */
export function sameCall(): (content: object) => (request: Request) => Promise<Response> {
  let last = { of: '', key: '' };
  return (content) => {
    const of = JSON.stringify(content);
    if (last.of !== of) last = { of, key: crypto.randomUUID() };
    const { key } = last;
    return async (request) => {
      request.headers.set('idempotency-key', key);
      const { inTime } = await import('./browser-call');
      return inTime(request);
    };
  };
}
