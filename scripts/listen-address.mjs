// Where the product listens: PORT and HOSTNAME, as the environment or .env sets them.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname as machineName } from 'node:os';
import path from 'node:path';
import { Failure, root } from './run-command.mjs';

/** Reads .env, which never overrules what the process was started with (Node 20.12 and newer can). */
export function loadEnvFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile?.(file);
}

/** The address from PORT and HOSTNAME. Containers set HOSTNAME to the machine's own name, which nobody asked to listen on. */
export function listenAddress(env = process.env) {
  const given = env.PORT?.trim() || '3000';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535) throw new Failure(`PORT must be a whole number from 1 to 65535, not '${given}'.`);
  const hostname = env.HOSTNAME && env.HOSTNAME !== machineName() ? env.HOSTNAME : '127.0.0.1';
  const everywhere = hostname === '0.0.0.0' || hostname === '::';
  const reach = everywhere ? '127.0.0.1' : hostname;
  return {
    port,
    hostname,
    // With -H 127.0.0.1 a rewrite inside Next calls itself for ever; localhost listens on 127.0.0.1 too.
    bind: hostname === '127.0.0.1' ? 'localhost' : hostname,
    url: `http://${reach.includes(':') ? `[${reach}]` : reach}:${port}`,
  };
}

const tryPort = (port, hostname) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, hostname, () => {
      const taken = probe.address().port;
      probe.close(() => resolve(taken));
    });
  });

/** Fails with a sentence when the address cannot be listened on. */
export async function assertFree({ port, hostname }, command = 'npm start') {
  await tryPort(port, hostname).catch((error) => {
    if (error.code === 'EADDRINUSE') {
      throw new Failure(`Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} ${command}`);
    }
    if (error.code === 'EACCES') throw new Failure(`Port ${port} is not allowed to you: choose one above 1023, PORT=3000 ${command}`);
    throw new Failure(`Cannot listen on ${hostname}:${port} (${error.code ?? error.message}): check HOSTNAME.`);
  });
}

/** A port of 127.0.0.1 that nobody uses now. */
export const freePort = () => tryPort(0, '127.0.0.1');
