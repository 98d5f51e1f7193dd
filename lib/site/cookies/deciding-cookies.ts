// What of a visitor's cookies decides which page answers: for the middleware, and for what answers in front of it. Specification, section 1. (A08, E09, T15)
import type { Tracking } from '../../contract/tracking';
import { cookieValue } from './cookie-value';
import { readTracking } from './tracking';

export type DecidingCookies = {
  /** The language that was chosen, as it was written. */
  locale?: string;
  /** Whether there is a session cookie; whether it is good is for the page to find out. */
  signedIn: boolean;
  tracking: Tracking;
};

/** Reads a Cookie header. Whatever else it holds makes no difference to which page answers. */
export const decidingCookies = (header: string | null | undefined): DecidingCookies => ({
  locale: cookieValue(header, 'locale'),
  signedIn: cookieValue(header, 'auth') !== undefined,
  tracking: readTracking(header),
});
