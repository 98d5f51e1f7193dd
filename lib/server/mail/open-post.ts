// The post as the environment wants it: to a mail server, or kept in the table for the preview. Decisions, 'Running it'.
import type { Env } from '@/lib/env';
import type { Log } from '../logging/log';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { composeMail } from './compose-mail';
import { createPost, type Post } from './post';
import { openSmtp } from './smtp';

type Given = { db: Database; clock: Clock; log: Log } & Pick<Env, 'mail' | 'port'>;

/** How often the queue is looked at without being told to, in milliseconds: for mails that wait for another attempt. */
const every = 30_000;

/** The post of a running server. Without `mail` it keeps everything in the table. */
export function openPost({ db, clock, log, mail, port }: Given): Post {
  if (!mail) return createPost({ db, clock, log, every });
  const smtp = openSmtp(mail.url);
  const post = createPost({ db, clock, log, every, send: async (row) => smtp.send(await composeMail(db, row, { from: mail.from, port })) });
  const close = async () => {
    await post.close();
    smtp.close();
  };
  return { ...post, close };
}
