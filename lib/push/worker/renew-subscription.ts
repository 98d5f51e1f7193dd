// The browser gave its subscription another address: the server is told, without a page. Specification, section 7. (C07)
import { requestRetries } from '../../site/constants';
import type { PushRegistration } from './worker-scope';

type Change = { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };

const firstPause = 500;
const longestPause = 30_000;

/**
 * The contract's own client would bring all its schemas into the worker; `savePush` in lib/contract/user.ts declares this call. It is repeated
 * as that client does: without an answer, after 429 and 5xx, with growing pauses under one key. (C01)
 */
async function tell(body: object): Promise<Response | null> {
  const init: RequestInit = {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  };
  for (let repeats = 0; ; repeats++) {
    const answer = await fetch('/api/user.php?push=1', init).catch(() => null);
    const isFinal = answer && answer.status !== 429 && answer.status < 500;
    const asked = Number(answer?.headers.get('retry-after')) * 1000;
    const steady = firstPause * 2 ** repeats;
    const pause = asked > 0 ? asked : steady / 2 + (Math.random() * steady) / 2;
    if (isFinal || repeats >= requestRetries || pause > longestPause) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Tells the server of the new address. Without a session it refuses, and the browser subscribes to nothing. */
export async function renewSubscription({ oldSubscription, newSubscription }: Change, { pushManager }: Pick<PushRegistration, 'pushManager'>): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const made = newSubscription ?? (key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
  if (!made) return;
  const answer = await tell(made.toJSON());
  if (answer && [401, 403].includes(answer.status)) await made.unsubscribe();
}
