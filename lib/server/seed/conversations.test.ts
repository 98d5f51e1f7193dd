import { describe, expect, test } from 'vitest';
import { demoWorld, type DemoConversation } from './demo-world';

const now = new Date('2026-11-21T20:06:00Z');
const { members, conversations, logins } = demoWorld(now);
const named = (name: string) => members.find((member) => member.site === 'general' && member.name === name)!;
const between = (one: string, other: string) =>
  conversations.find(({ members: both }) => both.includes(named(one).id) && both.includes(named(other).id))!;
const lines = ({ messages }: DemoConversation) => messages.map(({ sender, text, gift }) => `${members[sender - 1]!.name}: ${gift ? `(${gift})` : text}`);
const unreadBy = (id: number, { members: both, unread }: DemoConversation) => unread[both[0] === id ? 0 : 1];

describe('the conversations', () => {
  test('are forty or more, between two members of one site, each pair once', () => {
    expect(conversations.length).toBeGreaterThanOrEqual(40);
    expect(conversations.map(({ id }) => id)).toEqual(conversations.map((_, index) => index + 1));
    expect(new Set(conversations.map((each) => each.members.toSorted((a, b) => a - b).join(' '))).size).toBe(conversations.length);
    for (const { site, members: both } of conversations) expect(both.map((id) => members[id - 1]!.site)).toEqual([site, site]);
  });

  test('run forward in time, from after both signed up to before now', () => {
    for (const { messages, members: both } of conversations) {
      const times = messages.map(({ sentAt }) => sentAt.getTime());
      expect(times.every((time, index) => index === 0 || time > times[index - 1]!)).toBe(true);
      expect(times.at(-1)).toBeLessThan(now.getTime());
      for (const id of both) expect(members[id - 1]!.signupAt.getTime()).toBeLessThan(times[0]!);
      expect(messages.every(({ sender }) => both.includes(sender))).toBe(true);
    }
  });

  test('unread are the newest, all by the other', () => {
    for (const { messages, members: both, unread } of conversations) {
      both.forEach((reader, index) => {
        const newest = unread[index] === 0 ? [] : messages.slice(-unread[index]!);
        expect(newest.every(({ sender }) => sender !== reader)).toBe(true);
      });
    }
    expect(conversations.filter(({ unread }) => unread[0] + unread[1] > 0).length).toBeGreaterThan(5);
  });

  test('a member was here when they last wrote', () => {
    for (const { messages } of conversations) {
      for (const { sender, sentAt } of messages) {
        const { lastSeenAt, fictional } = members[sender - 1]!;
        if (!fictional) expect(lastSeenAt!.getTime()).toBeGreaterThanOrEqual(sentAt.getTime());
      }
    }
  });

  test('one has 2,000 messages, none of them said all the time', () => {
    const long = conversations.filter(({ messages }) => messages.length === 2000);
    expect(long).toHaveLength(1);
    const texts = long[0]!.messages.map(({ text }) => text);
    const times = new Map<string, number>();
    for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
    expect(times.size).toBeGreaterThan(600);
    expect(Math.max(...times.values())).toBeLessThan(30);
    expect(texts.every((text) => text.length > 1 && text.length <= 500)).toBe(true);
  });

  test('some are in German and some in English', () => {
    const inLanguage = (locale: string) => conversations.filter(({ members: both }) => both.every((id) => members[id - 1]!.locale === locale));
    expect(inLanguage('de').length).toBeGreaterThanOrEqual(4);
    const english = conversations.filter((each) => / the | you | is /.test(lines(each).join(' ')));
    expect(english.length).toBeGreaterThanOrEqual(3);
    expect(inLanguage('de').every((each) => lines(each).join(' ').match(/\b(ich|du|wir|und|oder|wie)\b/i))).toBe(true);
  });

  test('every login has some', () => {
    for (const { member } of logins) expect(conversations.filter((each) => each.members.includes(member)).length).toBeGreaterThanOrEqual(1);
  });
});

describe('Jasper’s', () => {
  const jasper = named('Jasper').id;
  const own = conversations.filter((each) => each.members.includes(jasper)).toSorted((a, b) => b.messages.at(-1)!.sentAt.getTime() - a.messages.at(-1)!.sentAt.getTime());

  test('are the list of the design, in its order, with twelve unread', () => {
    expect(own.map((each) => members[each.members.find((id) => id !== jasper)! - 1]!.name)).toEqual(['Sanne', 'Noor', 'Amara', 'Eva', 'Fleur', 'Mila', 'Iris', 'Bo']);
    expect(own.map((each) => unreadBy(jasper, each))).toEqual([0, 9, 1, 0, 0, 2, 0, 0]);
    expect(own.map((each) => lines(each).at(-1))).toEqual([
      'Jasper: (rose)', 'Noor: Haha, dat zeggen ze allemaal ;)', 'Amara: Zaterdag ben ik in de stad!', 'Jasper: Slaap lekker straks', 'Jasper: (rose)',
      'Mila: Vertel eens over die motor', 'Iris: Leuk boek, net uit', 'Jasper: Koffie zondag?',
    ]);
  });

  test('with Sanne is word for word that of screen 07', () => {
    expect(lines(between('Jasper', 'Sanne')).slice(-4)).toEqual([
      'Jasper: Koffie of cocktail? Ik weet voor allebei een plek waar je niet hoeft te schreeuwen.',
      'Sanne: Oeh, goede opening. Cocktail, mits er een olijf in zit.',
      'Sanne: En jij bent dus van de rustige hoekjes?',
      'Jasper: (rose)',
    ]);
  });

  test('he began two, as a free member may', () => {
    expect(own.filter(({ members: [first] }) => first === jasper)).toHaveLength(2);
  });
});
