import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chatMemory } from '@/lib/stores/chat-store-memory';
import { conversationWith, member, noor, sanne } from '@/tests/chat-bench';
import { field, freshConversations, open } from '@/tests/conversation-bench';

describe('a text that is begun', () => {
  freshConversations();

  it('survives a reload, for this member only', async () => {
    const user = userEvent.setup();
    const first = open(conversationWith(noor, 7));
    await user.type(field(), 'Altijd. Vanuit');
    first.unmount();
    const again = open(conversationWith(noor, 7));
    expect(field()).toHaveProperty('value', 'Altijd. Vanuit');
    again.unmount();
    open(conversationWith(sanne, 8));
    expect(field()).toHaveProperty('value', '');
  });

  it('[bar C4] what one tab sends takes no text with it that another has begun since', async () => {
    const user = userEvent.setup();
    const first = open(conversationWith(noor, 7));
    await user.type(field(), 'Dag');
    chatMemory(member.id!, localStorage).keepDraft(noor.id, 'Dag Noor, hoe');
    await user.type(field(), '{Enter}');
    expect(field()).toHaveProperty('value', '');
    first.unmount();
    open(conversationWith(noor, 7));
    expect(field()).toHaveProperty('value', 'Dag Noor, hoe');
  });
});
