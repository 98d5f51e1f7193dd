// PGlite as Drizzle asks for it, with statements that the database parses once: PGlite itself parses each anew, in six calls where one does.
import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import type { DrizzleConfig } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';

const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];
type Prepared = { name: string; /** Types of the parameters, by number. */ types: number[]; /** Names and types of what it answers, where it answers rows. */ columns: Messages };

/** So many are kept, those asked for last: each holds 20 to 50 kB of the database's memory. */
const most = 300;

const joined = (parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** What Drizzle asks of PGlite. Throws DatabaseError, as PGlite does. */
class PreparedPglite {
  readonly #client: PGlite;
  readonly #known = new Map<string, Prepared>();
  #made = 0;
  #parsers: PGlite['parsers'] | undefined;

  constructor(client: PGlite) {
    this.#client = client;
  }

  query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    return this.#client._runExclusiveTransaction(() => this.#run<Row>(text, values, options));
  }

  /** Begins, and commits or rolls back; what `work` asks goes the same way. */
  transaction<Result>(work: (tx: Pick<PreparedPglite, 'query'>) => Promise<Result>): Promise<Result> {
    return this.#client.transaction(() => work({ query: (text, values, options) => this.#run(text, values ?? [], options) }));
  }

  #run<Row>(text: string, values: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this.#client._runExclusiveQuery(async () => {
      const { name, types, columns } = await this.#prepared(text);
      const { serializers } = this.#client;
      const texts = values.map((value, at) => (value === null || value === undefined ? null : (serializers[types[at]!] ?? String)(value)));
      const { messages } = await this.#client.execProtocol(joined([serialize.bind({ statement: name, values: texts }), serialize.execute({}), serialize.sync()]));
      return parse.parseResults([...columns, ...messages], this.#parsersFor(options), { rowMode: options?.rowMode })[0] as Results<Row>;
    });
  }

  /** PGlite's own, and in place of some what Drizzle asks for, the same with every statement: to join the two for each takes longer than most statements. */
  #parsersFor(options?: QueryOptions): PGlite['parsers'] {
    const { parsers } = this.#client;
    return options?.parsers ? (this.#parsers ??= { ...parsers, ...options.parsers }) : parsers;
  }

  async #prepared(text: string): Promise<Prepared> {
    const known = this.#known.get(text);
    if (known) this.#known.delete(text);
    const prepared = known ?? (await this.#prepare(text));
    this.#known.set(text, prepared);
    return prepared;
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `s${(this.#made += 1)}`;
    const [oldest] = this.#known.size < most ? [] : this.#known;
    if (oldest) this.#known.delete(oldest[0]);
    const parts = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()];
    const { messages } = await this.#client.execProtocol(joined([...(oldest ? [serialize.close({ type: 'S', name: oldest[1].name })] : []), ...parts]), { syncToFs: false });
    return { name, types: parse.parseDescribeStatementResults(messages), columns: messages.filter((message) => message.name === 'rowDescription') };
  }
}

/** Drizzle on an open PGlite; once for each, for the names of statements are the database's. */
export const overPglite = (client: PGlite, config: DrizzleConfig = {}) => drizzle({ ...config, client: new PreparedPglite(client) as unknown as PGlite });
