// For tests and measures: what PostgreSQL does for each statement of a call, exactly as the call sends it, told by auto_explain.
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database } from '../database/database';
import { planForValues } from '../database/open-database';

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; 'Shared Hit Blocks'?: number; 'Shared Read Blocks'?: number; 'Actual Rows'?: number; Plans?: Node[] };

/** `buffers`: the pages that it touched. `rows`: how many it gave or wrote. `whole`: the tables that grow with the site and that it read from end to end. */
export type StatementPlan = { text: string; buffers: number; rows: number; whole: string[] };

const pagesOf = (node: Node) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const small = /^(sites|site_hosts|bundles|interests|icebreakers|invites|operators|operator_sessions|turns|pg_\w+)$/;

/** Whether operators fill a table, or PostgreSQL itself: none of those grows with its members. */
export const isSmallTable = (name: string): boolean => small.test(name);

/** The table that a step reads from end to end. */
const wholeTable = (node: Node) => (node['Node Type'] === 'Seq Scan' && pagesOf(node) > 0 && !isSmallTable(node['Relation Name'] ?? '') ? (node['Relation Name'] ?? []) : []);

function read(message: string): StatementPlan | undefined {
  const at = message.indexOf('plan:\n');
  if (at < 0) return undefined;
  const told = JSON.parse(message.slice(at + 6)) as { 'Query Text': string; Plan: Node };
  const plan = told.Plan;
  // What a statement writes, it has found below.
  const rows = (plan['Node Type'] === 'ModifyTable' ? plan.Plans?.[0] : plan)?.['Actual Rows'] ?? 0;
  return { text: told['Query Text'], rows, buffers: pagesOf(plan), whole: nodesOf(plan).flatMap(wholeTable) };
}

export type Explaining = { db: Database; /** The statements that a piece of work sent, those of triggers and foreign keys among them. What it wrote is undone. */ plansOf: (work: (db: Database) => Promise<unknown>) => Promise<StatementPlan[]>; close: () => Promise<void> };

/** A line to a database as the server has them, by a user who may load auto_explain. */
export function explaining(url: string): Explaining {
  const heard: StatementPlan[] = [];
  const settings = {
    session_preload_libraries: 'auto_explain', 'auto_explain.log_min_duration': '0', 'auto_explain.log_analyze': true, 'auto_explain.log_buffers': true, 'auto_explain.log_timing': false,
    'auto_explain.log_nested_statements': true, 'auto_explain.log_format': 'json', client_min_messages: 'log',
  };
  const onnotice = ({ message = '' }: postgres.Notice) => {
    const plan = read(message);
    if (plan) heard.push(plan);
  };
  // Its types know the settings of the server alone, not those of what it loads.
  const connection = { ...planForValues, ...settings } as unknown as postgres.Options<Record<string, never>>['connection'];
  const client = postgres(url, { max: 1, connection, onnotice, fetch_types: false });
  const db = drizzle(client);
  return {
    db,
    plansOf: async (work) => {
      heard.length = 0;
      const undone = new Error('Nothing of this stays.');
      await db
        .transaction(async (tx) => {
          await work(tx);
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      return [...heard];
    },
    close: () => client.end(),
  };
}
