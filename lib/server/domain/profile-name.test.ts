import { describe, expect, it } from 'vitest';
import { cleanName } from '@/lib/site/members/profile-name';
import { nameFault } from './profile-name';

const email = 'noor@example.test';
const faultOf = (typed: string) => nameFault(cleanName(typed), email);

describe('a profile name', () => {
  it.each(['Noor', 'Jan-Willem', 'Øystein', "D'Arcy", 'Anaïs', 'Żaneta', 'Mr. X', 'noor_1984', 'Li Na', '小明', 'Ng', 'x'.repeat(30)])('%s is fine', (name) => expect(faultOf(name)).toBeNull());

  it.each([email, 'NOOR@example.test', ' noor @ example.test ', 'ｎｏｏｒ@example.test', 'noor@exam\u00a0ple.test'])('[V01] %j, the e-mail address however written, is refused', (name) => {
    expect(faultOf(name)).toBe('name_is_email');
  });

  it('another e-mail address is refused as one too: strangers would read it', () => {
    expect(faultOf('someone.else@mail.example')).toBe('name_is_email');
  });

  it.each(['@noor', ' @noor', '＠noor', '@'])('[V01] %j begins with an @', (name) => expect(faultOf(name)).toBe('name_at'));

  it.each([['', 'required'], ['  ', 'required'], ['N', 'name_length'], ['x'.repeat(31), 'name_length']])('%j is %s', (name, code) => expect(faultOf(name)).toBe(code));

  it.each(['No@or', '<b>Noor</b>', 'Noor\u0000', 'Noor\u202eroon', 'noor.nl/x', '💋💋', '--', '. .', 'Z\u0300\u0301\u0302\u0303algo', 'a\u200bb', '+31612345678'])('%j has characters that a name has not', (name) => {
    expect(faultOf(name)).toBe('name_characters');
  });

  it('is kept composed, with single spaces and none around it', () => {
    expect(cleanName('  Anai\u0308s \t de  Boer\n')).toBe('Anaïs de Boer');
  });
});
