// GET events.php: a member's live events, as long as the browser listens. Decisions, 'Calls' and 'Product'; bars C3, C5, R2.
import type { Delivery } from '../live/bus';
import { beatText, eventText, openingText } from '../domain/event-text';
import { messageAnswer } from '../domain/message-answer';
import { eventStream, heartbeat, type EventStream } from '../live/event-stream';
import { Failure } from '../failure';
import type { MemberCaller, Route } from '../route';
import { missedMessages, newestMessage, overlap } from '../store/missed-messages';

const retry = 2_000;
/** Streams of one browser: its tabs share one, and where they cannot, each has its own. */
const perSession = 12;
/** Streams of one member, however many browsers are signed in. */
const perMember = 36;

/** A browser that tries again by itself sends the header; one that opens a new stream can only say it in the address. */
function lastSeenOf({ headers }: Request, after: number | undefined): number | null {
  const id = headers.get('last-event-id');
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : (after ?? null);
}

/** What was missed, then the state that no message carries: the balance and the likes. */
async function catchUp({ parts, session: { member } }: MemberCaller, lastSeen: number, send: EventStream['send']): Promise<void> {
  for (let from: number | null = Math.max(0, lastSeen - overlap); from !== null; ) {
    const { missed, next } = await missedMessages(parts.db, member.id, from);
    for (const { message, unread, otherReadId } of missed) {
      const conversation = message.conversationId;
      if (message.unsentAt) send(eventText({ type: 'unsent', conversation, message: message.id, unread }));
      else send(eventText({ type: 'message', conversation, message: messageAnswer(message, member.id, otherReadId), unread }));
    }
    from = next;
  }
  send(eventText({ type: 'credits', credits: member.credits }));
  send(eventText({ type: 'likes' }));
}

/** Begins a stream: from where it was cut off, or with what is the newest now. */
async function open(caller: MemberCaller, after: number | undefined, send: EventStream['send']): Promise<void> {
  const lastSeen = lastSeenOf(caller.request, after);
  send(openingText(retry, lastSeen ?? (await newestMessage(caller.parts.db, caller.session.member.id)), heartbeat));
  if (lastSeen !== null) await catchUp(caller, lastSeen, send);
}

export const streamEvents: Route<'streamEvents'> = ({ query }, caller) => {
  const { parts, session, request } = caller;
  if (parts.streams.closed()) throw new Failure('unavailable', { retryAfter: retry });
  const listener = { session: session.id, member: session.member.id };
  const has = parts.streams.of(listener);
  if (has.session >= perSession || has.member >= perMember) throw new Failure('too_many_requests', { retryAfter: heartbeat * 1000 });
  // Events that arrive while the missed ones are read wait their turn.
  let waiting: Delivery[] | null = [];
  const deliver = (delivery: Delivery) => {
    if (delivery.session !== undefined && delivery.session !== session.id) return;
    if (waiting) return void waiting.push(delivery);
    if (delivery.event) stream.send(eventText(delivery.event));
    if (!delivery.event || delivery.event.type === 'logout') stream.end();
  };
  const beat = setInterval(() => {
    if (parts.clock.now() >= session.expiresAt) return stream.end();
    stream.send(beatText(heartbeat));
    parts.watching.beat();
  }, heartbeat * 1000);
  const stream = eventStream(request.signal, () => {
    clearInterval(beat);
    stopListening();
    forget();
    unwatch();
  });
  const unwatch = parts.watching.begin(session);
  const stopListening = parts.bus.subscribe(session.member.id, deliver);
  const forget = parts.streams.add(listener, stream.end);
  if (request.signal.aborted) stream.end();

  open(caller, query.after, stream.send).then(
    () => {
      const held = waiting ?? [];
      waiting = null;
      for (const delivery of held) deliver(delivery);
    },
    // The browser comes back, and asks again from where it was.
    () => stream.end(),
  );
  const headers = new Headers(caller.answer);
  headers.set('content-type', 'text/event-stream; charset=utf-8');
  headers.set('cache-control', 'private, no-store, no-transform');
  headers.set('x-accel-buffering', 'no');
  return Promise.resolve(new Response(stream.body, { headers }));
};
