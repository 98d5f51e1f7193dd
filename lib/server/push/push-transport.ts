// One request to a browser's push service: only to a public address, the very one that was looked at, and wherever it leads on nobody follows. (bar S10)
import { lookup, type LookupAddress } from 'node:dns';
import { request as overTls, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { isPushEndpoint } from '../domain/push-endpoint';
import { isPublicAddress } from './public-address';

export type PushRequest = { endpoint: string; headers: Record<string, string | number>; body: Buffer };
/** `status` 0: no answer came. `retryAfter` in milliseconds. */
export type PushAnswer = { status: number; retryAfter?: number };
export type SendPush = (push: PushRequest) => Promise<PushAnswer>;

/** The endpoint leads inside: nothing was sent, and nothing ever is. */
export class InsideAddress extends Error {
  override readonly name = 'InsideAddress';
}

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
type Request = (address: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;

const patience = 10_000;
const everyAddress: Resolve = (host, done) => lookup(host, { all: true }, done);

function retryAfter(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}

/** How a push message leaves; tests hand in how names are found and how a request is made. */
export function pushTransport({ resolve = everyAddress, request = overTls as Request }: { resolve?: Resolve; request?: Request } = {}): SendPush {
  /** Stands between the name and the connection: what is not public is never connected to, and nobody asks for the name a second time. */
  const checked: RequestOptions['lookup'] = (host, options, done) => {
    resolve(host, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return done(new InsideAddress(), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

  return ({ endpoint, headers, body }) =>
    new Promise((settle, fail) => {
      if (!isPushEndpoint(endpoint)) return fail(new InsideAddress());
      const signal = AbortSignal.timeout(patience);
      const sent = request(new URL(endpoint), { method: 'POST', headers, lookup: checked, signal, agent: false }, (answer) => {
        settle({ status: answer.statusCode ?? 0, retryAfter: retryAfter(answer.headers['retry-after']) });
        // What it says is read by nobody, and kept by nobody.
        answer.destroy();
      });
      sent.on('error', (error) => (error instanceof InsideAddress ? fail(error) : settle({ status: 0 })));
      sent.end(body);
    });
}
