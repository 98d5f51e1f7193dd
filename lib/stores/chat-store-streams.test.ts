import { expect, it } from 'vitest';
import { chance } from '@/tests/chance';
import type { Message } from '../contract/chats';
import { createChatStore } from './chat-store';
import { askedNow, type Conversation } from './chat-store-changes';

const page = 25;
/** The last two have found faults of their own. */
const seeds = [...Array.from({ length: 120 }, (_, index) => index + 1), 137, 1384];

type Heard = { message: Message; previous: number | undefined };

/** A server with one conversation and a tab with a stream that comes and goes: events are lost while it is away, and `lossy` times so many while it stands; others overtake. */
function world(seed: number, lossy: number) {
  const random = chance(seed);
  const luck = chance(seed + 10_000);
  const store = createChatStore();
  const log: Message[] = [];
  let heard: Heard[] | null = null;
  const underWay: (() => void)[] = [];
  const actions = store.getState();

  const write = (mine: boolean) => {
    const id = (log.at(-1)?.id ?? 0) + 1 + Math.floor(random() * 3);
    const message = { id, client_id: `client-id-number-${String(id).padStart(5, '0')}`, mine, text: '', sent_at: '2026-11-21T12:00:00Z' };
    const told = { message, previous: log.at(-1)?.id };
    log.push(message);
    if (luck() >= lossy) heard?.splice(luck() < lossy ? -1 : heard.length, 0, told);
    return message;
  };
  const answerNow = (messages: Message[], has_older: boolean): Conversation => ({
    conversation: { id: 1, profile: { id: 9, name: 'Noor' } as Conversation['conversation']['profile'] }, messages, has_older,
  });
  const newest = () => answerNow(log.slice(-page), log.length > page);
  const window = () => store.getState().windows[1];
  const hear = (count: number) => {
    for (const told of heard?.splice(0, count) ?? []) {
      const event = { type: 'message', conversation: 1, ...told, unread: 0 } as const;
      for (let times = random() < 0.2 ? 2 : 1; times > 0; times--) actions.applyEvent(event);
    }
  };
  const catchUp = () => {
    const held = window();
    if (!held || held.live || held.hasNewer) return;
    const asked = askedNow(store.getState(), 1);
    const missed = log.filter((message) => message.id > held.wholeTo).slice(0, page);
    const answer = held.wholeTo > 0 && missed.length < page ? answerNow(missed, true) : null;
    const whole = newest();
    underWay.push(() => (answer ? actions.receiveNewer(1, held.wholeTo, answer, false, asked) : actions.receiveConversation(whole, asked)));
  };
  const send = () => {
    const message = write(true);
    const entry = { client_id: message.client_id!, member: 9, conversation: 1, text: '', state: 'sending', written_at: '' } as const;
    underWay.push(() => void actions.receiveSent(entry, { message, conversation: { id: 1 } }));
  };
  const stream = (stands: boolean) => {
    heard = stands ? [] : null;
    actions.setListening(stands);
  };
  const settle = (count: number) => {
    for (; count > 0 && underWay.length > 0; count--) underWay.splice(Math.floor(random() * underWay.length), 1)[0]!();
  };
  const older = () => {
    const held = window();
    if (!held?.hasOlder) return;
    const before = log.filter((message) => message.id < held.messages[0]!.id);
    const answer = answerNow(before.slice(-page), before.length > page);
    underWay.push(() => actions.receiveOlder(1, held.messages[0]!.id, answer));
  };
  const newer = () => {
    const held = window();
    if (!held?.hasNewer) return;
    const found = log.filter((message) => message.id > held.wholeTo).slice(0, page);
    underWay.push(() => actions.receiveNewer(1, held.wholeTo, answerNow(found, true), found.length >= page));
  };
  const toNewest = () => {
    const answer = newest();
    underWay.push(() => actions.receiveConversation(answer));
  };
  const stale = () => {
    const to = Math.floor(random() * log.length) + 1;
    actions.receiveConversation(answerNow(log.slice(Math.max(0, to - page), to), to > page));
  };
  return { random, store, log, write, newest, window, hear, catchUp, send, stream, settle, older, newer, toNewest, stale, actions, waiting: () => heard?.length ?? 0 };
}

it.each([
  ['brings everything, in order', 0],
  ['loses one in ten, and has others overtake', 0.1],
])('a stream that %s, the answers and the sending, whatever they do to each other: no gap and no inversion, and in the end everything is there', (_, lossy) => {
  for (const seed of seeds) {
    const here = world(seed, lossy);
    const { random, log, window } = here;
    for (let count = Math.floor(random() * 220) + 1; count > 0; count--) here.write(random() < 0.5);
    here.actions.receiveConversation(here.newest());
    here.actions.openConversation(1);

    const wholePart = () => window()!.messages.filter((message) => message.id <= window()!.wholeTo).map((message) => message.id);
    const check = () => {
      const ids = window()!.messages.map((message) => message.id);
      expect(ids, `seed ${seed}`).toEqual(ids.toSorted((a, b) => a - b));
      expect(new Set(ids).size, `seed ${seed}`).toBe(ids.length);
      const whole = wholePart();
      expect(whole, `seed ${seed}`).toEqual(log.map((message) => message.id).filter((id) => id >= whole[0]! && id <= window()!.wholeTo));
    };

    for (let step = 0; step < 120; step++) {
      const roll = random();
      if (roll < 0.3) here.write(random() < 0.3);
      else if (roll < 0.5) here.hear(Math.ceil(random() * 3));
      else if (roll < 0.6) here.send();
      else if (roll < 0.68) here.stream(random() < 0.6);
      else if (roll < 0.8) here.catchUp();
      else if (roll < 0.88) here.settle(Math.ceil(random() * 2));
      else if (roll < 0.9) here.stale();
      else if (roll < 0.97) here.older();
      else if (roll < 0.993) here.newer();
      else here.toNewest();
      check();
    }

    here.settle(100);
    here.stream(true);
    here.toNewest();
    for (let rounds = 0; rounds < 4; rounds++) {
      here.catchUp();
      here.settle(100);
      here.hear(100);
    }
    const ids = window()!.messages.map((message) => message.id);
    expect(ids, `seed ${seed}`).toEqual(log.slice(-ids.length).map((message) => message.id));
    expect(window()!.live, `seed ${seed}`).toBe(true);
    expect(window()!.hasOlder, `seed ${seed}`).toBe(ids.length < log.length);
  }
});
