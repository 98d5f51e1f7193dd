// Gives every answer of this process its security headers as Node writes its head: those of Next itself too. Decision 277; bar S14.
import { ServerResponse } from 'node:http';
import { once } from '../once';
import { answerHeaders, secureCookie } from '../site/http/answer-headers';
import { hostName } from '../site/http/site-key';
import { siteOrigin } from '../site/addresses/site-origin';
import { repeatable } from './micro-cache';
import { streamsAreOver } from './passing-streams';

type Options = {
  production: boolean;
  /** The paths of pages without a policy: those that are looked at while one develops. */
  unbound: (path: string) => boolean;
};

/** Whether the site of a host has its pages at https. */
function isHttpsSite(host: string | undefined): boolean {
  const name = hostName(host);
  return name !== null && siteOrigin(name, undefined, 0).startsWith('https:');
}

function complete(response: ServerResponse, { production, unbound }: Options): void {
  response.removeHeader(repeatable);
  const { url = '/', headers } = response.req;
  const path = url.split('?')[0]!;
  const isSecure = headers['x-forwarded-proto'] === 'https';
  const policy = response.getHeader('content-security-policy')?.toString() ?? null;
  const row = answerHeaders({ path, policy, https: isSecure || (production && isHttpsSite(headers.host)), unbound: unbound(path) });
  // Next's own setHeader adds the cookies of the middleware to all that are set, as they were.
  const set = (name: string, value: string | string[]) => ServerResponse.prototype.setHeader.call(response, name, value);
  for (const [name, value] of Object.entries(row)) if (!response.hasHeader(name)) set(name, value);
  // Whoever has heard this answer asks elsewhere: on this line nobody reads what comes next. Bar R2.
  if (streamsAreOver()) set('connection', 'close');
  const cookies = response.getHeader('set-cookie');
  if (isSecure && cookies !== undefined) set('set-cookie', [cookies].flat().map((line) => secureCookie(String(line))));
}

/** From now on every answer carries its row of the table. To be called once, before the first request, and after `tellClient`. */
export function sendHeaders(options: Options): void {
  once('send headers', () => {
    const writeHead = ServerResponse.prototype.writeHead as (...args: unknown[]) => ServerResponse;
    ServerResponse.prototype.writeHead = function completed(this: ServerResponse, ...args: unknown[]) {
      if (!this.headersSent) complete(this, options);
      return writeHead.apply(this, args);
    } as typeof ServerResponse.prototype.writeHead;
    return true;
  });
}
