import { describe, expect, it } from 'vitest';
import { processorTime } from '@/tests/processor-time';
import { passwordFault } from './password-rules';

const owner = { email: 'jasper.devries@example.test', name: 'Jasper', siteName: 'Vonk' };
const faultOf = (password: string) => passwordFault(password, owner);

describe('a password', () => {
  it.each([
    'vonk-demo-2026', 'test-password-7', 'correct horse battery staple', 'blauwe regen in mei', 'x7#kQ9!mz2', 'Ik hou van kaas 12', 'tuinslang88kade', 'zes eieren!', 'пароль-из-слов', '🐘🐘🚲🚲🌧🌧☂☂x',
    'Dit is een hele lange zin met love erin', ' spaties tellen ',
  ])('%j is fine', (password) => expect(faultOf(password)).toBeNull());

  it.each([['', 'required'], ['kort7#x', 'password_short'], ['🐘🐘🚲', 'password_short']])('%j is %s', (password, code) => expect(faultOf(password)).toBe(code));

  it.each([
    'password', 'Password1', 'P@ssw0rd!', 'passw0rd123', 'wachtwoord', 'Welkom01', 'Welkom2026!', 'welkomwelkom', 'iloveyou', 'ILoveYou2', '12345678', '123456789', '87654321', '11111111', 'aaaaaaaaa',
    'abcdefgh', 'abcd1234', 'qwertyui', 'Qwerty123', 'qwerty123456', 'azertyuiop', '1q2w3e4r', '1qaz2wsx', 'qazwsxedc', 'asdfghjkl', 'abcabcabc', '12121212', 'football1', 'voetbal123', 'passwort1',
    'motdepasse', 'contraseña', 'haslo123', 'salasana', 'sunshine7', '01011990', '31-12-1985', '1985-12-31', '19851231', 'princess!!', '!@#$%^&*', 'trustno1', 'letmein99', 'zaq12wsx',
    'elizabeth', 'Samantha', 'midnight', 'nicholas', 'superstar', 'garfield', 'thunder1', 'william1', 'chicken1',
  ])('%s is one of those that leak by the thousand', (password) => expect(faultOf(password)).toBe('password_common'));

  it.each(['jasper.devries@example.test', 'JASPER.DEVRIES', 'jasper123', 'J@sper2026!', '1990Jasper', 'jasperdevries1', 'vonkvonk'.slice(0, 4) + '2026!'])('%s is the member’s own name, address or the site’s', (password) => {
    expect(faultOf(password)).toBe('password_personal');
  });

  it('takes no time over an absurd one', () => {
    const spent = processorTime();
    for (const password of ['a'.repeat(1024), 'qwerty'.repeat(170), '1'.repeat(1023) + 'x', 'ab1!'.repeat(256)]) faultOf(password);
    expect(spent()).toBeLessThan(500);
  });
});
