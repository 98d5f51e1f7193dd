// Sends what is queued to the browsers' push services, by the clock. Several servers may share one queue. Decision 140; bar S10.
import { allEnded } from '../all-ended';
import { createHash } from 'node:crypto';
import { generateRequestDetails } from 'web-push';
import { errorFacts, type Log } from '../logging/log';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { repeatedWork } from '../jobs/repeated-work';
import { newTotals } from '../store/new-totals';
import { forgetBrowser, postponePush, sceneOf, settlePush, takeDuePush, tidyPushes, type PushScene } from '../store/push-store';
import type { PushRow } from '../store/schema/pushes';
import { holdWatched } from '../store/watch-store';
import type { PushKeys } from './push-keys';
import { pushText } from './push-text';
import { InsideAddress, type PushAnswer, type SendPush } from './push-transport';

export type PushSender = {
  /** Sends all that is due; resolves once nothing is. */
  sendDue: () => Promise<void>;
  /** Begins with no other; what is left waits for the next start. */
  close: () => Promise<void>;
};

type Parts = { db: Database; clock: Clock; log: Log; keys: PushKeys; send: SendPush; /** Looks this often, in milliseconds; unset: only when told to. */ every?: number };

const hands = 4;
const firstPause = 30_000;
const longestPause = 60 * 60_000;

/** The pause before the next attempt: half a minute, then twice as long each time, an hour at most; or what the service asks for. */
export const pauseAfter = (attempts: number, asked = 0): number => Math.max(asked, Math.min(longestPause, firstPause * 2 ** (attempts - 1)));

/** The services see how many topics there are, and not which. */
const hiddenTopic = ({ memberId, topic }: PushRow) => createHash('sha256').update(`${memberId} ${topic}`).digest('base64url').slice(0, 32);

const subjectOf = ({ subject }: PushKeys, { site: { domain, settings } }: PushScene) =>
  subject ?? (settings.support_email ? `mailto:${settings.support_email}` : `https://${domain.split(':')[0]}`);

export function createPushSender({ db, clock, log, keys, send, every }: Parts): PushSender {
  const request = async (push: PushRow, scene: PushScene, text: string): Promise<PushAnswer> => {
    const { subscription } = scene;
    const { endpoint, headers, body } = generateRequestDetails({ endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } }, text, {
      vapidDetails: { subject: subjectOf(keys, scene), publicKey: keys.publicKey, privateKey: keys.privateKey },
      TTL: Math.max(0, Math.round((push.expiresAt.getTime() - clock.now().getTime()) / 1000)),
      topic: hiddenTopic(push),
      urgency: push.kind === 'message' ? 'high' : 'normal',
    });
    return send({ endpoint, headers: headers as Record<string, string | number>, body: body as Buffer });
  };

  const deliver = async (push: PushRow): Promise<void> => {
    const scene = await sceneOf(db, push, clock.now());
    if (!scene) return settlePush(db, push);
    const facts = { push: push.id, kind: push.kind, attempt: push.attempts };
    // What the database or the texts cannot give now is tried again once the row is free: it says nothing of the browser.
    const totals = await newTotals(db, push.memberId);
    const text = JSON.stringify(await pushText(push, scene, totals.unreadMessages + totals.newLikes));
    let answer: PushAnswer;
    try {
      answer = await request(push, scene, text);
    } catch (error) {
      // An endpoint that leads inside, or keys that nothing can be encrypted with: no browser of ours.
      log({ level: 'warn', event: error instanceof InsideAddress ? 'push leads inside' : 'push not written', ...facts, ...errorFacts(error) });
      return forgetBrowser(db, push.subscriptionId);
    }
    const { status, retryAfter } = answer;
    if (status === 404 || status === 410) {
      log({ level: 'info', event: 'push browser gone', ...facts, status });
      return forgetBrowser(db, push.subscriptionId);
    }
    if (status === 0 || status === 429 || status >= 500) {
      const waits = await postponePush(db, push, pauseAfter(push.attempts, retryAfter), clock.now());
      if (!waits) await settlePush(db, push);
      return log({ level: 'warn', event: waits ? 'push postponed' : 'push given up', ...facts, status });
    }
    await settlePush(db, push);
    // A redirect is followed by nobody: it is an answer like any refusal.
    const good = status >= 200 && status < 300;
    // 403 is of one browser alone: its key is from before ours changed, and its next visit makes that good.
    log({ level: good ? 'info' : status === 403 ? 'warn' : 'error', event: good ? 'push sent' : 'push refused', ...facts, status });
  };

  const hand = async (isClosed: () => boolean): Promise<void> => {
    for (;;) {
      const push = isClosed() ? null : await takeDuePush(db, clock.now());
      if (!push) return;
      await deliver(push);
    }
  };
  const round = async (isClosed: () => boolean): Promise<void> => {
    if (isClosed()) return;
    await tidyPushes(db, clock.now());
    await holdWatched(db, clock.now());
    await allEnded(Array.from({ length: hands }, () => hand(isClosed)));
  };
  const { run, close } = repeatedWork({ work: round, every, log, failure: 'pushing stopped' });
  return { sendDue: run, close };
}
