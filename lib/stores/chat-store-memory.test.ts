import { expect, it } from 'vitest';
import { chatMemory } from './chat-store-memory';
import { textStorage } from './testing/text-storage';

it('a storage that refuses, or holds nonsense, is no obstacle', () => {
  const kept = textStorage();
  kept.setItem('chat:1:outbox:other', '[{"client_id":1},"x"');
  kept.setItem('chat:1:outbox:another', '[{"client_id":1},"x"]');
  const memory = chatMemory(1, { ...kept, length: 2, setItem: () => { throw new Error('full'); } });
  expect(memory.outbox()).toEqual([]);
  memory.keepOutbox([{ client_id: 'client-id-number-0001', member: 5, conversation: null, text: '', state: 'failed', written_at: '' }]);
  expect(memory.outbox()).toEqual([]);
});
