import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chatDrafts } from '@/lib/stores/chat-drafts';
import { conversationWith, member, noor, sanne } from '@/tests/chat-setup';
import { field, freshConversations, open } from '@/tests/conversation-setup';

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

  it('[C4] what one tab sends takes no text with it that another has begun since', async () => {
    const user = userEvent.setup();
    const first = open(conversationWith(noor, 7));
    await user.type(field(), 'Dag');
    chatDrafts(member.id!, localStorage).keepDraft(noor.id, 'Dag Noor, hoe');
    await user.type(field(), '{Enter}');
    expect(field()).toHaveProperty('value', '');
    first.unmount();
    open(conversationWith(noor, 7));
    expect(field()).toHaveProperty('value', 'Dag Noor, hoe');
  });

  it('[C4] nor where that one typed last', async () => {
    const user = userEvent.setup();
    const first = open(conversationWith(noor, 7));
    await user.type(field(), 'Dag');
    chatDrafts(member.id!, localStorage, 'other').keepDraft(noor.id, 'Dag Noor, hoe');
    await user.type(field(), '!{Enter}');
    first.unmount();
    open(conversationWith(noor, 7));
    expect(field()).toHaveProperty('value', 'Dag Noor, hoe');
  });

  it('[C4] what stands in the field is kept anew where another tab has taken it over', async () => {
    const user = userEvent.setup();
    open(conversationWith(noor, 7));
    await user.type(field(), 'Hoe');
    const other = chatDrafts(member.id!, localStorage, 'other');
    const [key] = Object.keys(localStorage);
    expect(other.draft(noor.id)).toBe('Hoe');
    other.keepDraft(noor.id, 'Hoe gaat het?');
    window.dispatchEvent(new StorageEvent('storage', { key: key!, newValue: '' }));
    other.keepDraft(noor.id, '', true);
    expect(Object.keys(localStorage).map((each) => localStorage.getItem(each))).toEqual(['Hoe']);
  });

  it('what was found and not touched is begun by nobody here: it goes with what the other tab sends', async () => {
    const other = chatDrafts(member.id!, localStorage, 'other');
    other.keepDraft(noor.id, 'Hoe');
    open(conversationWith(noor, 7));
    expect(field()).toHaveProperty('value', 'Hoe');
    other.keepDraft(noor.id, '', true);
    expect(localStorage.length).toBe(0);
  });
});
