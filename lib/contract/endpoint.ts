// What a call is: declared once; the browser, the server-side client, the embedded server, MSW and OpenAPI read it from here.
import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes';

export type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Endpoint = {
  method: Method;
  /** The path below the origin, as the PHP server knows it: '/api/chats.php'. */
  path: `/api/${string}.php`;
  /** Query values that tell this call from another on the same method and path. */
  when?: Readonly<Record<string, string>>;
  query?: Schema;
  body?: Schema;
  /**
   * A field that every answer has. Where `when` alone tells this call from one of the specification, a server that does not know it overlooks
   * the query and answers like the other: without this field in its answer, the call is one that the server does not have.
   */
  mark?: string;
  /** The body is a file, not JSON. */
  upload?: true;
  /** Sent by beacon as the page goes: the JSON body comes as text/plain. */
  beacon?: true;
  response: Schema;
  /** Whatever it says with a good status, a page or half a word, it is done. */
  anyAnswer?: true;
  /** Machines of others call it, a mail program or a mail server: no page of the site does, and no cookie counts. */
  foreign?: true;
  /** The codes this call may answer with, besides those that any call may. */
  errors: readonly ErrorCode[];
  /** Who may call: 'member' answers a visitor with 403 and authentication_required. */
  access: 'anyone' | 'member';
};

/** What a caller hands in: query and body before the schemas have changed them. */
export type Input<E extends Endpoint> = (E extends { query: infer Query extends Schema } ? { query?: z.input<Query> } : object) &
  (E extends { body: infer Body extends Schema } ? { body: z.input<Body> } : E extends { upload: true } ? { body: Blob } : object);
/** What the server's route is given: query and body as the schemas leave them. */
export type Received<E extends Endpoint> = {
  query: E extends { query: infer Query extends Schema } ? z.output<Query> : undefined;
  body: E extends { body: infer Body extends Schema } ? z.output<Body> : E extends { upload: true } ? Uint8Array : undefined;
};
/** What the server's route answers: the shape that goes over the wire. */
export type Answer<E extends Endpoint> = z.input<E['response']>;
/** What the caller gets: the answer as the schema leaves it. */
export type Result<E extends Endpoint> = z.output<E['response']>;

/** Declares a call. Its row in endpoints.ts gives it its name, the one in summaries.ts says what it does; from there on it does not compile without a route that answers it. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

/** Whether a call changes something on the server, so that it needs a same-origin sender and a key against repeats. */
export function changes({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  return method !== 'GET' || path === '/api/logout.php';
}
