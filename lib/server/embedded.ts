// The server inside the web app: built once per process from what the environment says. Decisions, 'Running it'.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readEnv } from '../env';
import { once } from '../once';
import { memoryBus } from './bus';
import { photoDrawer } from './draw-photos';
import { createEraser, type Eraser } from './eraser';
import { failureResponse } from './failure';
import { createHandler, type Handler } from './handler';
import { memoryLimits } from './limits';
import { errorFacts, jsonLog } from './log';
import { openPost } from './mail/open-post';
import { operatorDesk } from './operator/desk';
import { openDesk } from './operator/open-desk';
import { createNotifier, type Notifier } from './notifier';
import { mayReadOutbox, outboxResponse } from './mail/outbox';
import { argonPasswords } from './passwords';
import { mollie } from './payments/mollie';
import { noPayments } from './payments/no-payments';
import { sandbox, type Sandbox } from './payments/sandbox';
import { sandboxPage } from './payments/sandbox-page';
import { createReconciler, type Reconciler } from './reconciler';
import { seedIfEmpty } from './seed/seed-if-empty';
import type { Clock, ServerParts } from './server-parts';
import { failureOf } from './store/store-failure';
import { orderOfPayment } from './store/order-store';
import { settleOrder } from './settle-order';
import { openDatabase, type OpenDatabase } from './store/open-database';
import { photoFolder } from './store/photo-files';
import { openStreams } from './streams';
import { keepTexts, sendThroughGateway } from './text-messages';

type Embedded = { handler: Handler; parts: ServerParts; database: OpenDatabase; eraser: Eraser; notifier: Notifier; reconciler: Reconciler; company: Sandbox | null };

/** How often members whose days of grace are over are looked for, in milliseconds. */
const erasing = 10 * 60 * 1000;

/** How often members who were away are told of what happened, in milliseconds. */
const telling = 5 * 60 * 1000;

/** How often payments that nobody told of are asked about. */
const reconciling = 15 * 1000;

const clock: Clock = { now: () => new Date() };

async function start(): Promise<Embedded> {
  const { dataDir, databaseUrl, mail, port, operator, feedbackSecret, payments, production, textGateway } = readEnv();
  const log = jsonLog((line) => process.stdout.write(line), clock.now);
  const began = performance.now();
  const database = await openDatabase({ dataDir, databaseUrl });
  const seeded = await seedIfEmpty(database.db, argonPasswords, clock.now());
  const photos = photoFolder(join(dataDir, 'photos'));
  // Real members would get credits for nothing: with PostgreSQL in production there is no sandbox.
  const company = payments || (production && databaseUrl) ? null : sandbox({ db: database.db, clock, random: (bytes) => randomBytes(bytes) });
  const parts: ServerParts = {
    db: database.db,
    clock,
    photos,
    drawPhoto: photoDrawer(photos),
    bus: memoryBus(),
    streams: openStreams(),
    limits: memoryLimits(clock),
    passwords: argonPasswords,
    random: (bytes) => randomBytes(bytes),
    log,
    post: openPost({ db: database.db, clock, log, mail, port }),
    feedbackSecret,
    sendText: textGateway ? sendThroughGateway(textGateway) : keepTexts(database.db),
    payments: payments ? mollie(payments) : (company ?? noPayments),
  };
  await openDesk(parts, { operator, demo: !databaseUrl });
  log({ level: 'info', event: 'server opened', database: databaseUrl ? 'postgresql' : 'embedded', seeded, ms: Math.round(performance.now() - began) });
  return { handler: createHandler(parts), parts, database, eraser: createEraser({ db: database.db, photos, clock, log, every: erasing }), notifier: createNotifier({ ...parts, every: telling }), reconciler: createReconciler({ ...parts, every: reconciling }), company };
}

const state = once('embedded server', (): { opened?: Promise<Embedded> } => ({}));

function embedded(): Promise<Embedded> {
  state.opened ??= start().catch((error: unknown) => {
    state.opened = undefined;
    throw error;
  });
  return state.opened;
}

/**
 * The handler of the embedded server; opens, migrates and seeds its database at the first call of the process.
 * Rejects with FolderInUse when another process has the data folder.
 */
export async function embeddedHandler(): Promise<Handler> {
  return (await embedded()).handler;
}

type Asked = { path: readonly string[]; to: string | null; host: string | null; client: string | null };

/** The outbox of the demo sites, or null for who may not read it. `path`: what follows `/dev/outbox`; `client`: the asker's network address. */
export async function embeddedOutbox({ path, to, host, client }: Asked): Promise<Response | null> {
  if (!mayReadOutbox(host, client)) return null;
  const { parts } = await embedded();
  return outboxResponse(path, to, { db: parts.db, port: readEnv().port });
}

/** The operator's desk. */
export async function embeddedDesk(request: Request): Promise<Response> {
  const { parts } = await embedded();
  return operatorDesk(parts, request).catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure.code === 'internal' || failure.code === 'unavailable') parts.log({ level: 'error', event: 'failure', path: '/operator', ...errorFacts(error) });
    return failureResponse(failure);
  });
}

/** The page of a payment in the sandbox, or null where there is no sandbox. */
export async function embeddedSandbox(request: Request, id: string): Promise<Response | null> {
  const { parts, company } = await embedded();
  if (!company) return null;
  const tell = async (payment: string) => {
    const order = await orderOfPayment(parts.db, payment);
    if (order) await settleOrder(parts, order);
  };
  const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());
  return sandboxPage(request, id, { company, tell, wait }).catch((error: unknown) => failureResponse(failureOf(error)));
}

/** Whether the server is open and its database answers. */
export async function serverReady(): Promise<boolean> {
  try {
    const { database } = await embedded();
    await database.ping();
    return true;
  } catch {
    return false;
  }
}

/** Ends the open event streams, so that the process can end, and begins with no further mail or member. (bar R2) */
export async function stopWork(): Promise<void> {
  const { parts, eraser, notifier, reconciler } = (await state.opened) ?? {};
  parts?.streams.closeAll();
  await Promise.all([parts?.post.close(), eraser?.close(), notifier?.close(), reconciler?.close()]);
}

/** Closes streams and database and lets the folder go; nothing where the server was never opened. Called when the process is told to end. */
export async function closeEmbedded(): Promise<void> {
  const opened = await state.opened;
  state.opened = undefined;
  opened?.parts.streams.closeAll();
  await Promise.all([opened?.parts.post.close(), opened?.eraser.close(), opened?.notifier.close(), opened?.reconciler.close()]);
  await opened?.database.close();
}
