// What the server is built from. Everything that reaches outside is handed in, so that tests hand in their own. House law 6.
import type { Bus } from './live/bus';
import type { DrawPhoto } from './photos/draw-photos';
import type { Limits } from './limits';
import type { Log } from './logging/log';
import type { Post } from './mail/post';
import type { Passwords } from './accounts/passwords';
import type { PaymentProvider } from './payments/provider';
import type { Database } from './database/database';
import type { PhotoFiles } from './photos/photo-files';
import type { SendText } from './text-messages';
import type { Streams } from './live/streams';
import type { Watching } from './push/watching';

export type Clock = { now: () => Date };

export type ServerParts = {
  db: Database;
  clock: Clock;
  photos: PhotoFiles;
  drawPhoto: DrawPhoto;
  /** Carries live events to the streams of this and every other instance. */
  bus: Bus;
  /** The event streams that are open in this process. */
  streams: Streams;
  /** Counts what must not happen too often. */
  limits: Limits;
  passwords: Passwords;
  /** Unguessable bytes. */
  random: (bytes: number) => Uint8Array;
  log: Log;
  /** Knows who is looking at a page: they are pushed nothing. */
  watching: Watching;
  /** With which browsers subscribe to push messages of this server; unset: it sends none. */
  pushKey?: string;
  /** Delivers the letters that are queued. */
  post: Post;
  /** Takes the money. */
  payments: PaymentProvider;
  /** Sends text messages to phones. */
  sendText: SendText;
  /** What proves an operator who hands on what mail providers reported; unset: nobody can. */
  feedbackSecret?: string;
  /** Whether the operator's password is the demo's, which everybody knows: it opens the operator pages to this machine alone. */
  publishedOperator?: boolean;
};
