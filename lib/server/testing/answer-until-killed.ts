// A process of its own for bar M1: the server with its reconciler, which looks once, at the start, on a data folder. Each line of its input is a
// request, each line of its output the answer.
// npx tsx lib/server/testing/answer-until-killed.ts <folder> <ahead> [mute]
// ahead: how far its clock is ahead of this machine's, in milliseconds.
// mute: the payment company charges who is charged without a visit, and its answer never comes; a line says that it has charged.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { sandbox } from '../payments/sandbox';
import { sandboxPage } from '../payments/sandbox-page';
import { createReconciler } from '../jobs/reconciler';
import { openDatabase } from '../database/open-database';
import { testServer } from './test-server';

export type Asked = { path: string; method?: string; cookie?: string; json?: unknown; form?: Record<string, string> };

const host = 'vonk.test';

function requestOf({ path, method = 'GET', cookie, json, form }: Asked): Request {
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': type }), ...(cookie && { cookie }) };
  return new Request(`http://${host}${path}`, { method, headers, body });
}

const [folder, ahead, mute] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir: folder! });
const clock = { now: () => new Date(Date.now() + Number(ahead)) };
const company = sandbox({ db, clock, random: (bytes) => randomBytes(bytes) });
const { create } = company;
if (mute) {
  company.create = async (wish) => {
    const made = await create(wish);
    if (made.checkout) return made;
    process.stdout.write(`${JSON.stringify({ status: 0, text: made.id })}\n`);
    return new Promise(() => undefined);
  };
}
const { handle, parts } = testServer(db, { clock, payments: company });
createReconciler({ ...parts, every: 3_600_000 });
const silent = () => Promise.resolve();

async function answer(asked: Asked): Promise<Response> {
  const payment = /^\/sandbox\/payment\/(.+)$/.exec(asked.path)?.[1];
  return payment ? sandboxPage(requestOf(asked), payment, { company, tell: silent, wait: silent }) : handle(requestOf(asked));
}

process.stdout.write('{"ready":true}\n');
for await (const line of createInterface({ input: process.stdin })) {
  const response = await answer(JSON.parse(line) as Asked);
  process.stdout.write(`${JSON.stringify({ status: response.status, text: await response.text() })}\n`);
}
