// Times every statement, whichever driver carries it. Drizzle has no hook for the end of one: both its kinds of prepared query are wrapped. Decision 134.
import { PglitePreparedQuery } from 'drizzle-orm/pglite';
import { PostgresJsPreparedQuery } from 'drizzle-orm/postgres-js';
import { metrics } from '@/lib/metrics';
import { once } from '@/lib/once';

type Prepared = { execute: (...args: unknown[]) => Promise<unknown>; getQuery?: () => { sql: string } };

const kinds = new Set(['select', 'insert', 'update', 'delete', 'with']);
const kindOf = (text = '') => {
  const [word = ''] = /^\s*(\w+)/.exec(text.toLowerCase())?.slice(1) ?? [];
  return kinds.has(word) ? word : 'other';
};

/** From now on every statement of this process is timed. */
export function timeStatements(): void {
  once('time statements', () => {
    for (const { prototype } of [PglitePreparedQuery, PostgresJsPreparedQuery] as unknown as { prototype: Prepared }[]) {
      const { execute } = prototype;
      prototype.execute = function timed(this: Prepared, ...args) {
        const end = metrics().statementSeconds.startTimer({ kind: kindOf(this.getQuery?.().sql) });
        return execute.apply(this, args).finally(() => end());
      };
    }
    return true;
  });
}
