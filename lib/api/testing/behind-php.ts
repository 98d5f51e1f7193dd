// For tests: the app's server side in front of a stand-in PHP server.
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { PhpServer } from '@/tests/php-server/php-server';
import { forget } from '../../once';

let hosts = 0;

/** A host that no test has asked for yet, so that nothing of it is kept; the server has settings for it. */
export function newHost(php: PhpServer): string {
  const host = `site-${++hosts}.test`;
  php.operator.domains.push(host);
  return host;
}

/** Sets variables of the environment, which is read anew. */
export function setEnvironment(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  forget('env');
}

type Line = { time: string; id?: string; level: string; event: string } & Record<string, unknown>;

/** A PHP server for the tests of a file; each starts with it well and API_ORIGIN pointing at it. `lines` is what the log says in the test. */
export function behindPhp(): { php: PhpServer; lines: Line[] } {
  const holder = { lines: [] } as unknown as { php: PhpServer; lines: Line[] };
  beforeAll(async () => {
    holder.php = await PhpServer.start();
  });
  beforeEach(() => {
    holder.php.reset();
    holder.lines = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => holder.lines.push(JSON.parse(String(line)) as Line) > 0);
    setEnvironment({ API_ORIGIN: holder.php.origin });
  });
  afterAll(async () => {
    await holder.php.stop();
    forget('env');
  });
  return holder;
}
