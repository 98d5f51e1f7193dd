// One request to Mollie's API: with its key and a time limit, its answer read or refused by name. Decisions, 'Running it' (MOLLIE_API_KEY).
import type * as z from 'zod/mini';
import { mollieProblem } from './mollie-shapes';
import { ProviderDown, ProviderRefused } from './provider';

export type MollieSettings = {
  apiKey: string;
  /** Without a slash at the end. */
  apiUrl: string;
  fetch?: typeof fetch;
  /** Milliseconds that one request may take. */
  patience?: number;
};
type Ask = { method?: 'GET' | 'POST' | 'DELETE'; body?: object; key?: string; /** Answers that say there is no such thing, and are null. */ none?: number[] };

/** So long it may take to answer, in milliseconds. */
export const molliePatience = 8_000;

export type MollieClient = {
  /** What Mollie answers, or null where it says that there is no such thing. Throws ProviderDown, ProviderRefused. */
  ask: <Shape extends z.ZodMiniType>(shape: Shape, path: string, question?: Ask) => Promise<z.output<Shape> | null>;
  /** The same of what must be there. */
  must: <Shape extends z.ZodMiniType>(shape: Shape, path: string, question?: Ask) => Promise<z.output<Shape>>;
};

export function mollieClient({ apiKey, apiUrl, fetch: send = fetch, patience = molliePatience }: MollieSettings): MollieClient {
  async function ask<Shape extends z.ZodMiniType>(shape: Shape, path: string, { method = 'GET', body, key, none = method === 'GET' ? [404] : [] }: Ask = {}): Promise<z.output<Shape> | null> {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/hal+json', ...(body && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }) };
    const answer = await send(`${apiUrl}/v2${path}`, {
      method, headers, redirect: 'error', signal: AbortSignal.timeout(patience), ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ProviderDown('Mollie could not be reached.', { cause: error });
    });
    const said: unknown = await answer.json().catch(() => undefined);
    if (none.includes(answer.status)) return null;
    // 409: the same request is under way.
    if (answer.status === 409 || answer.status === 429 || answer.status >= 500) throw new ProviderDown(`Mollie answered ${answer.status}.`);
    if (!answer.ok) {
      const { data } = mollieProblem.safeParse(said);
      throw new ProviderRefused(`Mollie refused with ${answer.status}: ${data?.detail ?? 'no reason given'}`, data?.field ?? undefined);
    }
    const parsed = shape.safeParse(said);
    if (!parsed.success) throw new ProviderDown(`Mollie answered something else at ${parsed.error.issues[0]?.path.join('.') ?? 'its root'}.`);
    return parsed.data;
  }

  async function must<Shape extends z.ZodMiniType>(shape: Shape, path: string, question: Ask = {}): Promise<z.output<Shape>> {
    const answer = await ask(shape, path, question);
    if (answer === null) throw new ProviderDown(`Mollie answered 404 at ${path.split('/')[1]}.`);
    return answer;
  }

  return { ask, must };
}
