// The lines to PostgreSQL. One that vanishes without a word (a host that lost its power, a wall that forgot a connection) keeps the driver
// waiting until TCP gives up, a quarter of an hour: all lines are cut here once it does not answer, and each call learns that it is away.
import { connect, type Socket } from 'node:net';
import type { Options, PostgresType } from 'postgres';
import { within } from '../within';

/** A database that says nothing for so long is gone, in milliseconds. */
const pingTimeout = 4_000;
/** How often it is asked, in milliseconds. */
const between = 3_000;
/** What came while this process itself was busy has until then to be read, in milliseconds. */
const grace = 500;

/**
 * A new line stands within so many seconds, or the database is away. A line that failed is opened again after a quarter of a second, however
 * often: the driver's own pauses grow to twenty seconds for all lines together, in which calls would wait rather than learn that it is away.
 */
const patience = { connect_timeout: 4, backoff: () => 0.25 };

type Driver = Options<Record<string, PostgresType>>;
/** What the driver gives its `socket`; its types know neither. Hosts and ports belong together, place by place. */
type Place = { host: string[]; port: number[]; path?: string | null | false };
export type PostgresSockets = {
  /** For the options of the driver: its sockets, in place of those that it would open, and how long they are waited for. */
  option: Partial<Driver>;
  /** Asks now and then by `ping`, and cuts all lines where no answer comes and no line brings anything else either; gives back how to stop. */
  watch: (ping: () => Promise<unknown>) => () => void;
};

/** An error of PostgreSQL's own, or of a host that refuses, is an answer: the lines know it already. */
function ifAnswered(error: unknown): void {
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  if (severity === undefined && code !== 'ECONNREFUSED') throw error;
}

export function postgresSockets(): PostgresSockets {
  const open = new Set<Socket>();
  let at = 0;

  const socket = ({ host: hosts, port, path }: Place): Socket => {
    const index = at++ % hosts.length;
    const host = hosts[index]!;
    // The driver reads the name for TLS from it.
    const line = Object.assign(path ? connect(path) : connect(port[index]!, host), { host });
    // Not by their 'close': of a line with TLS the driver takes all listeners away.
    for (const each of open) if (each.destroyed) open.delete(each);
    open.add(line);
    return line;
  };
  const heard = () => [...open].reduce((sum, { bytesRead }) => sum + bytesRead, 0);

  const watch = (ping: () => Promise<unknown>) => {
    let asking = false;
    const look = async () => {
      if (asking) return;
      asking = true;
      const before = heard();
      const asked = ping();
      await within(pingTimeout, asked.catch(ifAnswered))
        .catch(() => within(grace, asked.catch(ifAnswered)))
        .catch(() => {
          // A line of a pool behind it may wait its turn: what else comes shows that the database is there.
          if (heard() === before) for (const line of open) line.destroy();
        });
      asking = false;
    };
    const timer = setInterval(() => void look(), between);
    timer.unref();
    return () => clearInterval(timer);
  };

  return { option: { ...patience, socket } as Partial<Driver>, watch };
}
