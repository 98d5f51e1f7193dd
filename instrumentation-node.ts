// The first and last moments of the server process: opens the embedded server unless a PHP server answers instead, and lets
// the process end when it is told to.
import { tellClient } from './lib/api/tell-client';
import { closeWhenRead } from './lib/api/close-when-read';
import { compressAnswers } from './lib/api/compress-answers';
import { copyFolders } from './lib/api/compressed-files';
import { countRequests } from './lib/api/count-requests';
import { endTracing, openTracing } from './lib/api/open-tracing';
import { heedPageStatus } from './lib/api/page-status';
import { endPassingStreams } from './lib/api/passing-streams';
import { answerFromMicroCache } from './lib/api/micro-cache';
import { readRequests } from './lib/api/readable-requests';
import { sendHeaders } from './lib/api/send-headers';
import { env } from './lib/api/server';
import { logConsole } from './lib/server/logging/console-log';
import { closeEmbedded, embeddedHandler, stopWork } from './lib/server/embedded';
import { holdExit } from './lib/server/hold-exit';
import { jsonLog } from './lib/server/logging/log';
import { openShared } from './lib/server/instances/open-shared';

/** How long the process may take to end, in milliseconds: whoever started it ends it by force after nine seconds. Decision 3. */
const goodbye = 8_000;
/** So long is waited for connections that are still open. */
const standing = 6_000;

const hasGallery = process.env.VONK_GALLERY === '1';

/** Whether a page has no policy: Next's own tools write into it while one develops, or it shows the gallery of a preview. */
const unbound = (path: string): boolean => !env().production || (hasGallery && /^\/dev\/gallery(\/|$)/.test(path));

/** In front of a PHP server instances share the kept pages, and what forms leave for them. */
async function shareWithoutServer(): Promise<void> {
  const clock = { now: () => new Date() };
  await openShared({ redisUrl: env().redisUrl, secret: env().sessionSecret, clock, log: jsonLog((line) => process.stdout.write(line), clock.now) });
}

export async function openServer(): Promise<void> {
  heedPageStatus();
  readRequests();
  countRequests();
  compressAnswers(copyFolders({ production: env().production, gallery: hasGallery }));
  answerFromMicroCache();
  closeWhenRead();
  try {
    const log = jsonLog((line) => process.stdout.write(line), () => new Date());
    await openTracing(env().tracesTo, () => log({ level: 'warn', event: 'traces do not arrive at OTEL_EXPORTER_OTLP_ENDPOINT' }));
    tellClient(env().trustedProxies, () => log({ level: 'warn', event: 'X-Forwarded-For came, and TRUSTED_PROXIES is 0: every visitor counts as the proxy' }));
    sendHeaders({ production: env().production, unbound });
    await (env().apiOrigin ? shareWithoutServer() : embeddedHandler());
    if (env().production) logConsole();
  } catch (error) {
    // Next would go on and answer every request with 500.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  // Next waits for open connections before it ends, and an event stream has no end of its own.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      holdExit(() => Promise.all([closeEmbedded(), endTracing()]), { code: signal === 'SIGINT' ? 130 : 143, standing, goodbye });
      endPassingStreams();
      void stopWork();
    });
  }
}
