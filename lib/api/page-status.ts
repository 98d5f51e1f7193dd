// Lets a rendered page say its HTTP status. Next gives a page no way to: notFound() sends an empty document that only
// JavaScript fills, and nothing sends 503. So the page notes a status under its request's id (which middleware hands out),
// and Node's response picks it up as it writes its head.
import { ServerResponse } from 'node:http';
import { once } from '../once';

type Noted = { status?: number; headers?: Record<string, string>; cookies?: string[] };

const ceiling = 1_000;
const noted = () => once('page statuses', () => new Map<string, Noted>());

/** The request header that carries the id. */
export const requestIdHeader = 'x-vonk-request';

function note(requestId: string, more: Noted): void {
  const notes = noted();
  if (notes.size >= ceiling) notes.delete(notes.keys().next().value!);
  notes.set(requestId, { ...notes.get(requestId), ...more });
}

/** Notes the status, and headers beside it, with which the page of a request shall be sent. */
export function notePageStatus(requestId: string, status: number, headers?: Record<string, string>): void {
  note(requestId, { status, headers });
}

/** Notes cookies that the page of a request, or the way that it leads to, shall set: a page being drawn has no other way to. */
export function notePageCookies(requestId: string, cookies: string[]): void {
  note(requestId, { cookies });
}

/** Makes this process's responses heed the notes; to be called once, before the first request. */
export function heedPageStatus(): void {
  once('heed page statuses', () => {
    const writeHead = ServerResponse.prototype.writeHead as (...args: unknown[]) => ServerResponse;
    ServerResponse.prototype.writeHead = function heeding(this: ServerResponse, status: number, ...rest: unknown[]) {
      const id = this.req?.headers[requestIdHeader];
      const note = typeof id === 'string' ? noted().get(id) : undefined;
      if (!note) return writeHead.call(this, status, ...rest);
      noted().delete(id as string);
      for (const [name, value] of Object.entries(note.headers ?? {})) this.setHeader(name, value);
      for (const cookie of note.cookies ?? []) this.appendHeader('set-cookie', cookie);
      return writeHead.call(this, note.status ?? status, ...rest);
    } as typeof ServerResponse.prototype.writeHead;
    return true;
  });
}
