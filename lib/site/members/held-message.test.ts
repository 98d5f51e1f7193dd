import { expect, it } from 'vitest';
import { heldMessage } from './held-message';

const person = { id: 28, name: 'Noor' } as never;
const about = (message: object | null) => heldMessage({ open_steps: [], message: message as never });

it('a first message is held until it is out, unless nobody can write to that person any more', () => {
  expect(about({ text: 'Dag', member: person, sent: false, waits_for: 'confirmation' })).toEqual({ person, text: 'Dag', waitsFor: 'confirmation' });
  expect(about({ text: 'Dag', member: person, sent: false, waits_for: null })).toEqual({ person, text: 'Dag', waitsFor: null });
  for (const gone of [null, { text: 'Dag', member: person, sent: true }, { text: 'Dag', member: null, waits_for: 'confirmation' }, { text: 'Dag', member: person, waits_for: 'member' }]) expect(about(gone)).toBeNull();
});
