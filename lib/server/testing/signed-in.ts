// A browser in which a member is signed in, without the cost of a password: the session is written straight to the database.
import { randomBytes } from 'node:crypto';
import { openSession } from '../store/session-store';
import { tokenOf } from '../domain/token';
import { browser, type Browser, type TestServer } from './test-server';

export async function signedIn({ handle, parts }: TestServer, memberId: number, host = 'vonk.test'): Promise<Browser> {
  const token = tokenOf(randomBytes(32));
  await openSession(parts.db, { token, memberId, userAgent: null, now: parts.clock.now() });
  const own = browser(handle, { host });
  own.become(`auth=${token}`);
  return own;
}
