import { expect, it } from 'vitest';
import { chatMemory } from './chat-store-memory';
import { forgetTexts } from './forget-texts';
import { textStorage } from './testing/text-storage';

it('drafts are kept by member, and logging out forgets everything', () => {
  const kept = textStorage();
  const memory = chatMemory(1, kept);
  memory.keepDraft(5, 'Altijd. Vanuit een hoekje');
  expect(chatMemory(1, kept).draft(5)).toBe('Altijd. Vanuit een hoekje');
  expect([chatMemory(1, kept).draft(6), chatMemory(2, kept).draft(5)]).toEqual(['', '']);
  forgetTexts(kept);
  expect(kept.length).toBe(0);
});

it('a storage that refuses, or holds nonsense, is no obstacle', () => {
  const broken = { ...textStorage(), setItem: () => { throw new Error('full'); }, getItem: () => '[{"client_id":1},"x"' };
  const memory = chatMemory(1, broken);
  memory.keepDraft(5, 'kept for the page');
  expect(memory.draft(5)).toBe('kept for the page');
  expect(memory.outbox()).toEqual([]);
});
