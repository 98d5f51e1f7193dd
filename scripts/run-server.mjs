// Starts the product's server, tells when it answers, and stays with it until it ends.
import { get } from 'node:http';
import path from 'node:path';
import { eachLine, Failure, productNode, root, start, toolEnv } from './run-command.mjs';

const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
const nextBinary = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
// What the server prints for the person who waits begins with this word (migrating, seeding).
const forWaiting = /^Vonk: /;
// How often /healthz may answer 5xx, some ten seconds in all, before the server counts as broken.
const illTolerance = 60;
// How long a connection that rests is kept, in milliseconds: longer than a web server in front keeps it, which would lose a request otherwise. As in the Dockerfile.
const keptConnection = 620_000;

// One connection for each question: a kept one would hold the server up when it ends.
const status = (url) =>
  new Promise((resolve) => {
    const request = get(`${url}/healthz`, { agent: false, timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });

/**
 * Runs `next start` or `next dev` at an address, in its environment.
 * @param {{ mode: 'start' | 'dev', address: ReturnType<typeof import('./listen-address.mjs').listenAddress>, dataDir: string,
 *   progress: ReturnType<typeof import('./progress.mjs').createProgress>, onReady: () => void }} options
 * @returns {Promise<number>} the server's exit code; rejects with a Failure when it ends before it answers
 */
export async function runServer({ mode, address, dataDir, progress, onReady }) {
  const env = toolEnv({
    NODE_ENV: mode === 'start' ? 'production' : 'development',
    PORT: String(address.port),
    HOSTNAME: address.hostname,
    DATA_DIR: dataDir,
    STARTED_BY: String(process.pid),
    // localhost may be an IPv6 address first; the product promises 127.0.0.1.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --dns-result-order=ipv4first`.trim(),
  });
  const kept = mode === 'start' ? ['--keepAliveTimeout', String(keptConnection)] : [];
  const args = ['--import', preload, nextBinary, mode, '-H', address.bind, '-p', String(address.port), ...kept];
  const server = start(productNode(), args, { env, stdio: ['inherit', 'pipe', 'pipe', 'ipc'] });
  const ended = new Promise((resolve) => server.once('close', (code, signal) => resolve({ code, signal })));

  const tail = [];
  let tell;
  let ready = false;
  const listen = (stream, out) =>
    eachLine(stream, (line) => {
      if (ready) return out.write(`${line}\n`);
      if (line.trim() === '' || tail.includes(line)) return;
      tail.push(line);
      if (forWaiting.test(line)) tell?.(line.replace(forWaiting, ''));
    });
  listen(server.stdout, process.stdout);
  listen(server.stderr, process.stderr);

  await progress.step('Starting the server', async (detail) => {
    tell = detail;
    let end;
    void ended.then((how) => (end = how));
    for (let ill = 0; ; ) {
      const answer = await status(address.url);
      if (answer && answer < 500) return;
      if (end) throw new Failure('The server ended before it answered:', tail.slice(-30));
      if (answer && ++ill > illTolerance) throw new Failure(`The server answers ${answer} on /healthz:`, tail.slice(-30));
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
  ready = true;
  onReady();
  limitGoodbye(server);

  const { code } = await ended;
  return code ?? 1;
}

/** A server that has been told to end and still stands after nine seconds is ended by force. */
function limitGoodbye(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => setTimeout(() => server.kill('SIGKILL'), 9000).unref());
  }
}
