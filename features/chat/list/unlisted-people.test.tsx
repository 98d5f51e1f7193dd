import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import type { HeldMessage } from '@/lib/site/members/held-message';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { forgetChats, type ChatTab } from '@/lib/stores/chat-store-provider';
import { chatWith, conversationWith, member, noor, renderChat, sanne, sentence, site, TabFor } from '@/tests/chat-setup';
import { exampleSite } from '@/tests/example-site';
import { readText } from '@/tests/render-in-dutch';
import { ConversationScreen } from '../conversation/conversation-screen';
import { ChatsScreen } from './chats-screen';

const unconfirmed: User = { ...member, status: 'not_confirmed' };
const entry = (person: Person, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  client_id: `unsent-message-${person.id}-${more.text ?? ''}`.padEnd(20, '0'), member: person.id, person, conversation: null, text: 'Dag!', state: 'waiting_for_confirmation', written_at: '2026-11-21T12:30:00.000Z', ...more,
});
const held: HeldMessage = { person: noor, text: 'Zaterdag wandelen?', waitsFor: 'confirmation' };
const lines = () => [...document.querySelectorAll<HTMLElement>('.chat-row')].map((line) => [line.querySelector('.chat-link')!.getAttribute('href'), readText(line)]);

let tab: ChatTab;
const open = (content: React.ReactNode, user = unconfirmed, outbox: OutboxEntry[] = []) => {
  const drawn = renderChat(
    <>
      <TabFor give={(here) => void (tab = here)} />
      {content}
    </>,
    user,
  );
  act(() => tab.store.getState().setOutbox(outbox));
  return drawn;
};

afterEach(() => forgetChats());

describe('the list, while what was written to somebody new is not sent', () => {
  it('[P04] names each, what was written last and why it waits; it does not say that there is no conversation', () => {
    open(<ChatsScreen site={exampleSite()} chats={[]} held={held} />, unconfirmed, [entry(sanne), entry(sanne, { text: 'En hoe is het?' })]);
    expect(screen.getByRole('heading', { name: 'Nog niet verstuurd' })).toBeTruthy();
    expect(lines()).toEqual([
      ['/complete-signup?step=confirm', expect.stringContaining('Jij: Zaterdag wandelen? Wordt verzonden na bevestiging van je e-mailadres')],
      ['/members/31/chat', expect.stringContaining('Jij: En hoe is het? Wordt verzonden na bevestiging van je e-mailadres')],
    ]);
    expect(screen.queryByText('Nog geen gesprekken')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zoek leden' })).toBeTruthy();
    expect(readText(document.querySelector('.chat-list-warning')!)).toContain('Fictief profiel');
  });

  it('says what lacks, of a message, a gift and a network', () => {
    const people = [28, 29, 30, 31].map((id) => ({ ...noor, id, name: `Noor ${id}` }));
    open(<ChatsScreen site={exampleSite()} chats={[]} />, { ...member, credits: 3 }, [
      entry(people[0]!, { state: 'waiting_for_credits' }),
      entry(people[1]!, { state: 'waiting_for_credits', gift: { key: 'rose', credits: 15 }, text: '' }),
      entry(people[2]!, { state: 'waiting_for_network' }),
      entry(people[3]!, { state: 'failed', error: { key: 'err.member_gone', params: {} } }),
    ]);
    expect(lines().map(([, text]) => text)).toEqual([
      expect.stringContaining('Wacht op 2 credits'),
      expect.stringMatching(/Een roos voor Noor 29.*Wacht op 12 credits/),
      expect.stringContaining('Wacht op verbinding'),
      expect.stringContaining('Niet verstuurd. '),
    ]);
  });

  it('[P04] once the address is confirmed the first message is not said to wait for it, nor for the other’s', async () => {
    const { client } = open(<ChatsScreen site={exampleSite()} chats={[]} held={held} />);
    expect(lines()).toHaveLength(1);
    act(() => void client.setQueryData(['user'], member));
    await waitFor(() => expect(lines()).toEqual([]));
  });

  it('a conversation that has begun is its own line alone; what is on its way is not said to wait', () => {
    open(<ChatsScreen site={exampleSite()} chats={[chatWith(noor, 7)]} held={held} />, unconfirmed, [entry(noor), entry(sanne, { state: 'sending' })]);
    expect(lines().map(([href]) => href)).toEqual(['/chats/7']);
    expect(screen.queryByText('Nog niet verstuurd')).toBeNull();
  });

  it('[P04] of the other party’s address it says whose', () => {
    open(<ChatsScreen site={exampleSite()} chats={[]} />, member, [entry(noor)]);
    expect(lines()[0]![1]).toContain('Wordt verzonden zodra het e-mailadres van Noor is bevestigd');
  });
});

describe('the conversation that the first message would begin', () => {
  const talk = (waitsFor: HeldMessage['waitsFor']) => <ConversationScreen chats={[]} conversation={conversationWith(noor, null)} user={unconfirmed} icebreakers={[]} site={site} held={{ ...held, waitsFor }} />;
  const log = () => screen.getByRole('log');
  const field = () => screen.getByRole('textbox', { name: 'Bericht aan Noor' });

  it('[P04] shows it as waiting, with the way to confirm; once the address is confirmed, the stream brings it', () => {
    const { client } = open(talk('confirmation'));
    expect(readText(log())).toContain('Zaterdag wandelen?');
    expect(within(log()).getByRole('link', { name: 'Wordt verzonden na bevestiging van je e-mailadres' }).getAttribute('href')).toBe('/complete-signup?step=confirm');
    expect(screen.queryByText('Nog geen berichten met Noor')).toBeNull();
    expect(field()).toHaveProperty('value', '');
    act(() => {
      client.setQueryData(['user'], member);
      tab.store.getState().receiveChats([chatWith(noor, 7, { conversation: { id: 7, last_message: sentence(20) } })]);
    });
    expect(readText(log())).not.toContain('Zaterdag wandelen?');
  });

  it('beside the conversation with somebody else it waits in the list alone', () => {
    open(<ConversationScreen chats={[]} conversation={conversationWith(sanne, null)} user={unconfirmed} icebreakers={[]} site={site} held={held} />);
    expect(lines().map(([href]) => href)).toEqual(['/complete-signup?step=confirm']);
    expect(readText(log())).not.toContain('Zaterdag wandelen?');
  });

  it('what could not go out for want of credits stands in the field, to be sent by hand', () => {
    open(talk('credits'), { ...member, credits: 2 });
    expect(field()).toHaveProperty('value', 'Zaterdag wandelen?');
    expect(within(log()).queryByText('Zaterdag wandelen?')).toBeNull();
  });
});
