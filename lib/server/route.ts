// What a route is given and what it gives back: one shape for every call of the contract.
import type { Answer, Received } from '@/lib/contract/endpoint';
import type { EndpointName, endpoints } from '@/lib/contract/endpoints';
import type { Site } from './guards/known-site';
import type { ServerParts } from './server-parts';
import type { Session } from './store/session-store';

/** Gives what `find` finds, under a key that says what that is. */
export type Shared = <Value>(key: string, find: () => Promise<Value>) => Promise<Value>;

/** On whose behalf a call is made, and what its answer may carry besides its body. */
export type Caller = {
  parts: ServerParts;
  site: Site;
  session: Session | null;
  now: Date;
  request: Request;
  /** Headers of the answer: cookies, caching. */
  answer: Headers;
  /** Finds what other calls of the same page find too, once for all of them. */
  shared: Shared;
};
export type MemberCaller = Caller & { session: Session };

type Endpoint<Name extends EndpointName> = (typeof endpoints)[Name];
type CallerOf<Name extends EndpointName> = Endpoint<Name>['access'] extends 'member' ? MemberCaller : Caller;

/**
 * Answers one call: gives the body, or a whole Response where the answer is no JSON. Throws Failure to refuse.
 * A member's call never arrives without a session.
 */
export type Route<Name extends EndpointName> = (
  input: Received<Endpoint<Name>>,
  caller: CallerOf<Name>,
) => Promise<Answer<Endpoint<Name>> | Response>;

/** All routes by name: one that is missing does not compile. */
export type RouteTable = { [Name in EndpointName]: Route<Name> };
