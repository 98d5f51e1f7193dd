// How a test says what a server answers: one typed line for a call. docs/qa.md
import type { Answer } from '@/lib/contract/endpoint';
import type { endpoints, EndpointName } from '@/lib/contract/endpoints';
import { errorTable, type ErrorCode } from '@/lib/contract/error-codes';

export { signsIn, signsOut } from './session';

/** What was asked of the server, as it came. */
export type Asked = { name: EndpointName; method: string; path: string; query: Record<string, string>; body: unknown; headers: Record<string, string>; at: number };

/** An answer that is no answer of the contract: `drop` closes the connection, `hang` never answers, `html` is a page where JSON belongs, `missing` a script that is not there. */
export class Broken {
  constructor(readonly how: 'drop' | 'hang' | 'html' | 'missing' | { status: number; body: unknown; headers?: Record<string, string> }) {}
}

type Wire<Name extends EndpointName> = Answer<(typeof endpoints)[Name]>;
type Now<Name extends EndpointName> = Wire<Name> | Broken;
/** What a call answers: the fields that go over the wire, a refusal, or what a function makes of what was asked. */
export type Mock<Name extends EndpointName> = Now<Name> | ((asked: Asked) => Now<Name> | Promise<Now<Name>>);
export type Mocks = { [Name in EndpointName]?: Mock<Name> };

export type MockOptions = {
  /** How long the answer takes, in milliseconds. */
  delay?: number;
  /** For so many requests; after those the call answers as before. */
  times?: number;
  /** What the app was last told (settings, company, regions, interests) and the pages that it keeps are only old, not forgotten: they serve where this answer gives none. */
  lastGood?: boolean;
};

/**
 * The call answers with a status, words and headers of the test's own, whatever the contract says: a code of nobody's table, a field of a wrong
 * kind, a text in the place of JSON. Nothing is added to it, no cookie either: `signsIn` and `signsOut` are headers.
 */
export function answer(status: number, body: unknown = {}, headers?: Record<string, string>): Broken {
  return new Broken({ status, body, headers });
}

/** The call leads to another page, as the link of a letter does: `redirect('/activate/done', signsIn)`. */
export function redirect(to: string, headers: Record<string, string> = {}): Broken {
  return answer(303, '', { location: to, ...headers });
}

/** The call is refused with a code of the table (lib/contract/error-codes.ts). */
export function refuse(code: ErrorCode, more: { params?: Record<string, string | number>; fields?: Record<string, string> } = {}): Broken {
  return answer(errorTable[code].status, { error: { code, message: code, ...more }, ...(code === 'authentication_required' ? { authentication_required: true } : {}) });
}

/** The server fails as PHP does: a status, a page of its own, perhaps a pause that it asks for (in seconds). */
export function fail(status = 500, retryAfter?: number): Broken {
  return answer(status, 'PHP Fatal error: Uncaught Error', retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) });
}

export const dropped = new Broken('drop');
export const hanging = new Broken('hang');
export const html = new Broken('html');
/** The server has no such script: the site says what it does not offer. */
export const missing = new Broken('missing');
