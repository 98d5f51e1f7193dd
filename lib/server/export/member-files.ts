// The files of a member's copy of their own data: JSON to be read by machines and people, and the photos. (S11)
import { photosOf } from '../store/profile-store';
import { accountFacts, purchasesOf, toldOf } from '../store/export-account';
import { blocksOf, conversationsOf, creditsOf, likesOf, messageBatches, paymentsOf, swipesOf, writtenToOperator } from '../store/export-activity';
import { asStored } from '../store/as-stored';
import { sessionsOf } from '../store/account-store';
import { members, type MemberRow } from '../store/schema/members';
import type { PhotoRow } from '../store/schema/photos';
import type { ServerParts } from '../server-parts';
import type { ZipEntry } from './zip-stream';

const encoder = new TextEncoder();
const json = (name: string, value: unknown): ZipEntry => ({ name, parts: [encoder.encode(`${JSON.stringify(value, null, 2)}\n`)] });

/** Everything of the own row but what opens the account. */
const accountOf = (member: MemberRow) => asStored(members, member, ['passwordHash', 'emailKey', 'mainPhoto', 'mainThumb', 'mainBlurred', 'siteId', 'activeHour']);

/** All conversations as one JSON text, written message by message: none is ever in memory whole. */
async function* conversationText({ db }: Pick<ServerParts, 'db'>, memberId: number): AsyncGenerator<Uint8Array> {
  let first = true;
  yield encoder.encode('[');
  for (const conversation of await conversationsOf(db, memberId)) {
    const { id, other } = conversation;
    yield encoder.encode(`${first ? '' : ','}\n{"id":${id},"with":${JSON.stringify(other)},"muted_at":${JSON.stringify(conversation.mutedAt)},"messages":[`);
    first = false;
    let written = 0;
    for await (const messages of messageBatches(db, conversation)) {
      const lines = messages.map(({ senderId, text, gift, giftCredits, sentAt }) => {
        const mine = senderId === memberId;
        return JSON.stringify({ sent_at: sentAt, mine, text, ...(gift ? { gift, gift_credits: mine ? giftCredits : undefined } : {}) });
      });
      yield encoder.encode(`${written > 0 ? ',' : ''}\n${lines.join(',\n')}`);
      written += lines.length;
    }
    yield encoder.encode(']}');
  }
  yield encoder.encode('\n]\n');
}

/** The sharp photo; an illustration whose file is missing is drawn anew. */
async function bytesOf(photo: PhotoRow, { photos, drawPhoto }: Pick<ServerParts, 'photos' | 'drawPhoto'>): Promise<Uint8Array | null> {
  const file = `${photo.fullName}.webp`;
  const bytes = await photos.read(file);
  if (bytes || !photo.portrait) return bytes;
  await drawPhoto(photo);
  return photos.read(file);
}

/** The files one after the other, each asked of the database when its turn comes. */
export async function* memberFiles(parts: Pick<ServerParts, 'db' | 'photos' | 'drawPhoto'>, member: MemberRow, now: Date): AsyncGenerator<ZipEntry> {
  const { db } = parts;
  const photos = await photosOf(db, member.id);
  yield json('account.json', accountOf(member));
  yield json('account-more.json', await accountFacts(db, member.id));
  yield json('likes.json', await likesOf(db, member.id));
  yield json('swipes.json', await swipesOf(db, member.id));
  yield json('blocked.json', await blocksOf(db, member.id));
  yield json('credits.json', await creditsOf(db, member.id));
  yield json('payments.json', await paymentsOf(db, member.id));
  yield json('purchases.json', await purchasesOf(db, member.id));
  yield json('told.json', await toldOf(db, member));
  yield json('operator.json', await writtenToOperator(db, member.id));
  const sessions = await sessionsOf(db, member.id, now);
  yield json('sessions.json', sessions.map(({ userAgent, createdAt }) => ({ browser: userAgent, signed_in_at: createdAt })));
  yield json('photos.json', photos.map(({ private: hidden }, at) => ({ file: `photos/${at + 1}.webp`, main: at === 0, private: hidden })));
  yield { name: 'conversations.json', parts: conversationText(parts, member.id) };
  for (const [at, photo] of photos.entries()) {
    const bytes = await bytesOf(photo, parts);
    if (bytes) yield { name: `photos/${at + 1}.webp`, packed: true, parts: [bytes] };
  }
}
