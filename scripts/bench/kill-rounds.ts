// Sends messages without a pause while the server they go to is killed, again and again; then counts. Bar C2.
import { randomUUID } from 'node:crypto';

export type App = { origin: string; readyAfter: number; stop: (signal?: string) => Promise<void> };
type Given = {
  times: number;
  /** Starts the server that will be killed. */
  start: () => Promise<App>;
  /** Another instance, which takes what the killed one does not. */
  standby?: App;
  sender: { email: string; password: string };
  receiver: number;
  tell?: (line: string) => void;
};
export type Killed = { sent: string[]; acknowledged: Set<string>; /** After how many milliseconds it was ready again, each time. */ returns: number[] };

const clients = 6;
const headersFor = (origin: string, cookie = '') => ({ 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', cookie });

async function signIn(origin: string, { email, password }: Given['sender']): Promise<string> {
  const response = await fetch(`${origin}/api/user.php`, { method: 'POST', headers: headersFor(origin), body: JSON.stringify({ email, password }) });
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${await response.text()}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** Kills the server `times` times under load. Every message is repeated under its id until somebody acknowledges it. */
export async function killRounds({ times, start, standby, sender, receiver, tell = () => undefined }: Given): Promise<Killed> {
  let app = await start();
  let over = false;
  const result: Killed = { sent: [], acknowledged: new Set(), returns: [] };
  const cookie = await signIn(app.origin, sender);

  const deliver = async (id: string): Promise<void> => {
    for (let at = 0; ; at++) {
      const { origin } = standby && at % 2 ? standby : app;
      const body = JSON.stringify({ member: receiver, text: `message ${id}`, client_id: id });
      const status = await fetch(`${origin}/api/message.php`, { method: 'POST', headers: headersFor(origin, cookie), body, signal: AbortSignal.timeout(10_000) })
        .then(async (response) => (await response.arrayBuffer(), response.status))
        // Killed before the answer, or in the middle of it.
        .catch(() => 0);
      if (status === 200) return void result.acknowledged.add(id);
      if (status !== 0 && status < 500 && status !== 429) throw new Error(`A message was answered with ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
    }
  };
  const client = async (): Promise<void> => {
    while (!over) {
      const id = `killed-${randomUUID()}`;
      result.sent.push(id);
      await deliver(id);
    }
  };
  const load = Promise.all(Array.from({ length: clients }, client));
  load.catch(() => undefined);
  for (let round = 1; round <= times; round++) {
    await Promise.race([load, new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900))]);
    const before = result.acknowledged.size;
    await app.stop('SIGKILL');
    app = await start();
    result.returns.push(app.readyAfter);
    tell(`${round}/${times}: ${before} messages so far, ready again after ${Math.round(app.readyAfter)} ms`);
  }
  over = true;
  await load;
  await app.stop('SIGTERM');
  return result;
}
