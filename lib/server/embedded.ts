// The server inside the web app: built once per process from what the environment says. Decisions, 'Running it'.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readEnv } from '../env';
import { metrics } from '../metrics';
import { once } from '../once';
import { countedLog } from './logging/counted-log';
import { currentRequest } from './logging/current-request';
import { photoDrawer } from './photos/draw-photos';
import { createEraser, type Eraser } from './jobs/eraser';
import { failureResponse } from './failure';
import { takeLook } from './guards/rate-limit';
import { createHandler, type Handler } from './handler';
import { jobLock } from './instances/job-lock';
import { errorFacts, jsonLog } from './logging/log';
import { openPost } from './mail/open-post';
import { operatorPages } from './operator/operator-pages';
import { sessionOf } from './operator/operator-session';
import { setUpOperators } from './operator/set-up-operators';
import { createNotifier, type Notifier } from './jobs/notifier';
import { openShared, type Shared } from './instances/open-shared';
import { mailPreviewResponse } from './mail/mail-preview';
import { argonPasswords } from './accounts/passwords';
import { mollie } from './payments/mollie';
import { noPayments } from './payments/no-payments';
import { withoutDebit } from './payments/without-debit';
import { sandbox, type Sandbox } from './payments/sandbox';
import { sandboxPage } from './payments/sandbox-page';
import { pushKeys } from './push/push-keys';
import { createPushSender, type PushSender } from './push/push-sender';
import { pushTransport } from './push/push-transport';
import { createWatching } from './push/watching';
import { queueLengths } from './jobs/queue-lengths';
import { createReconciler, lookEvery, type Reconciler } from './jobs/reconciler';
import { createVacuum, type Vacuum } from './jobs/vacuum';
import { within } from './within';
import { icebreakers } from './seed/icebreakers';
import { interestKeys } from './seed/member-attributes';
import { seedIfEmpty } from './seed/seed-if-empty';
import type { Clock, ServerParts } from './server-parts';
import { type OwnSite, readSitesFile } from './sites-file';
import type { Database } from './database/database';
import { failureOf } from './database/database-failure';
import { orderOfPayment } from './store/order-store';
import { settleOrder } from './orders/settle-order';
import { openDatabase, type OpenDatabase } from './database/open-database';
import { putSites } from './store/put-sites';
import { photoBucket } from './photos/photo-bucket';
import { photoFolder } from './photos/photo-files';
import { timeStatements } from './database/time-statements';
import { openStreams } from './live/streams';
import { keepTexts, sendThroughGateway } from './text-messages';

type Embedded = { handler: Handler; parts: ServerParts; database: OpenDatabase; eraser: Eraser; notifier: Notifier; reconciler: Reconciler; company: Sandbox | null; shared: Shared; pushSender: PushSender; /** None where PostgreSQL has its own. */ vacuum: Vacuum | null; /** Who gets what visitors write to the operator. */ readers: { operator: boolean; mail: boolean } };

/** How often members whose days of grace are over are looked for, in milliseconds. */
const erasing = 10 * 60 * 1000;

/** How often members who were away are told of what happened, in milliseconds. */
const telling = 5 * 60 * 1000;

/** How often the tables of the embedded database are vacuumed where they have grown, in milliseconds. */
const vacuuming = 10 * 60 * 1000;

/** How often push messages that are due are looked for, in milliseconds. */
const pushing = 2_000;

/** A database that takes longer to say anything is as good as away, in milliseconds. */
const pingPatience = 2_000;

const clock: Clock = { now: () => new Date() };

/**
 * The operator's own sites, or without such the demo world in an empty database. True when that was seeded. Throws NoSites where neither is wanted:
 * a PostgreSQL in production gets members whose password everybody knows only where that is asked for.
 */
async function withSites(db: Database, own: readonly OwnSite[] | undefined, demo: boolean): Promise<boolean> {
  if (!own) return seedIfEmpty(db, argonPasswords, clock.now(), demo);
  await putSites(db, own, { interests: interestKeys, icebreakers });
  return false;
}

async function start(): Promise<Embedded> {
  const { dataDir, databaseUrl, sitesFile, mail, port, operator, feedbackSecret, payments, production, textGateway, redisUrl, objectStore, vapid, sessionSecret, demoWorld } = readEnv();
  const log = countedLog(jsonLog((line) => process.stdout.write(line), clock.now, currentRequest));
  timeStatements();
  const began = performance.now();
  const own = sitesFile ? await readSitesFile(sitesFile) : undefined;
  const database = await openDatabase({ dataDir, databaseUrl });
  const seeded = await withSites(database.db, own, demoWorld || !(production && databaseUrl)).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  // Ignored: else the build would copy every folder of this name, those of the sources too, into the image of a container.
  const photos = objectStore ? photoBucket({ store: objectStore, log }) : photoFolder(join(/* turbopackIgnore: true */ dataDir, 'photos'));
  const shared = await openShared({ redisUrl, secret: sessionSecret, clock, log });
  const keys = await pushKeys({ vapid, dataDir });
  const watching = createWatching({ db: database.db, clock, log });
  // A known password would open the operator pages to everybody, and real members would get credits for nothing.
  const real = databaseUrl !== undefined || own !== undefined;
  const company = payments || (production && real) ? null : sandbox({ db: database.db, clock, random: (bytes) => randomBytes(bytes) });
  const provider = payments ? mollie(payments) : (company ?? noPayments);
  // Of real members nobody would see the code.
  const sendsTexts = textGateway !== undefined || !(production && real);
  const parts: ServerParts = {
    db: database.db,
    clock,
    photos,
    drawPhoto: photoDrawer(photos),
    bus: shared.bus,
    streams: openStreams(),
    limits: shared.limits,
    watching,
    pushKey: keys.publicKey,
    passwords: argonPasswords,
    random: (bytes) => randomBytes(bytes),
    log,
    post: openPost({ db: database.db, clock, log, mail, port }),
    feedbackSecret,
    sendText: textGateway ? sendThroughGateway(textGateway) : keepTexts(database.db),
    payments: sendsTexts ? provider : withoutDebit(provider),
    publishedOperator: production && !real && !operator,
  };
  const readers = { operator: await setUpOperators(parts, { operator, demo: !real }), mail: mail !== undefined };
  // The last that waits: what fails before it leaves no clock behind.
  const vacuum = databaseUrl ? null : createVacuum({ db: database.db, log, every: vacuuming });
  await vacuum?.run().catch((error: unknown) => log({ level: 'error', event: 'vacuum failed', ...errorFacts(error) }));
  log({ level: 'info', event: 'server opened', database: databaseUrl ? 'postgresql' : 'embedded', seeded, ms: Math.round(performance.now() - began) });
  return {
    handler: createHandler(parts),
    parts,
    database,
    vacuum,
    readers,
    company,
    shared,
    eraser: createEraser({ ...parts, every: erasing }),
    notifier: createNotifier({ ...parts, every: telling }),
    reconciler: createReconciler({ ...parts, every: lookEvery, lock: jobLock(parts, 'payments') }),
    pushSender: createPushSender({ db: database.db, clock, log, keys, send: pushTransport(), every: pushing }),
  };
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

type Asked = { path: readonly string[]; to: string | null };

/** The preview of the demo sites' mails. `path`: what follows `/dev/outbox`. */
export async function embeddedMailPreview({ path, to }: Asked): Promise<Response> {
  const { parts } = await embedded();
  return mailPreviewResponse(path, to, { db: parts.db, port: readEnv().port });
}

/** The operator pages. */
export async function embeddedOperatorPages(request: Request): Promise<Response> {
  const { parts } = await embedded();
  return operatorPages(parts, request).catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure.code === 'internal' || failure.code === 'unavailable') parts.log({ level: 'error', event: 'failure', path: '/operator', ...errorFacts(error) });
    return failureResponse(failure);
  });
}

/** Whether a request carries the session of an operator. */
export async function embeddedIsOperator(request: Request): Promise<boolean> {
  const { parts } = await embedded();
  return (await sessionOf(parts, request)) !== null;
}

/** Whether anybody reads a complaint: an operator, or who reads the support address of its site where mails leave this server. */
export async function complaintsRead(supportEmail: string | undefined): Promise<boolean> {
  const { readers } = await embedded();
  return readers.operator || (readers.mail && Boolean(supportEmail));
}

/** Counts a look at a member from a network address; false where the limit is reached. */
export async function embeddedLook(address: string): Promise<boolean> {
  const { parts } = await embedded();
  const request = new Request('http://localhost', { headers: { 'x-client-address': address } });
  return takeLook({ parts, request, session: null }).then(() => true, () => false);
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

/** Whether the server is open, takes more than it has, and its database answers in time. */
export async function serverReady(): Promise<boolean> {
  try {
    const { database, parts } = await embedded();
    await within(pingPatience, database.ping());
    return !parts.streams.closed();
  } catch {
    return false;
  }
}

/** Notes what only the embedded server knows: its streams, and what waits in its database. Meters are there without a database too. */
export async function readEmbeddedMeters(): Promise<void> {
  const { parts } = await embedded();
  const { streams, queues } = metrics();
  streams.set(parts.streams.count());
  const lengths = await within(pingPatience, queueLengths(parts.db, clock.now())).catch(() => ({}));
  for (const [queue, length] of Object.entries(lengths)) queues.set({ queue }, length);
}

/** Ends the open event streams, so that the process can end, and begins with no further mail or member; resolves once what is under way is done. (bar R2) */
export async function stopWork(): Promise<void> {
  const { parts, eraser, notifier, reconciler, pushSender, vacuum } = (await state.opened) ?? {};
  parts?.streams.closeAll();
  await Promise.all([parts?.post.close(), eraser?.close(), notifier?.close(), reconciler?.close(), pushSender?.close(), vacuum?.close()]);
  await parts?.watching.settled();
}

/** Closes streams and database and lets the folder go, once the work is done; nothing where the server was never opened. The last moment of the process. */
export async function closeEmbedded(): Promise<void> {
  const opened = await state.opened;
  await stopWork();
  await opened?.shared.close();
  await opened?.database.close();
  // Last: a request that comes meanwhile must not open it again.
  state.opened = undefined;
}
