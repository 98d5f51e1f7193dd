import { describe, expect, test } from 'vitest';
import { decodeSignupStart, encodeSignupStart, readSignupStart, signupStartHeader, signupStartOf } from './signup-start';

const start = signupStartOf({ lander: 'alonetonight', member: '31', message: 'Thee “graag” 🙂; en jij?', wishes: ['wine', 'dance'] })!;
const jarOf = (value: string) => ({ get: (name: string) => (name === 'signup-start' ? { value } : undefined) });

describe('what a form may bring', () => {
  test('a start keeps its codes and its words', () => {
    expect(start).toEqual({ lander: 'alonetonight', member: '31', message: 'Thee “graag” 🙂; en jij?', wishes: ['wine', 'dance'] });
  });

  test.each([undefined, '', 7, 'two words', '../etc', '<b>', 'x'.repeat(41)])('a lander %j is none, and so is the start', (lander) => {
    expect(signupStartOf({ lander })).toBeNull();
  });

  test('a member or a wish that is no code is left out, one that comes twice counts once, and there are at most twelve', () => {
    expect(signupStartOf({ lander: 'video', member: '/../1', wishes: ['wine', 'wine', 'a b', 7, 'x'.repeat(99)] })).toEqual({ lander: 'video', wishes: ['wine'] });
    for (const member of ['x7', '0', '-7', '7'.repeat(40), 7]) expect(signupStartOf({ lander: 'video', member })?.member).toBeUndefined();
    expect(signupStartOf({ lander: 'video', wishes: Array.from({ length: 99 }, (_, index) => `w${index}`) })?.wishes).toHaveLength(12);
  });

  test('a message is trimmed, its lines are kept, and an empty one is none', () => {
    expect(signupStartOf({ lander: 'video', message: '  Hoi\r\ndaar  ' })?.message).toBe('Hoi\ndaar');
    expect(signupStartOf({ lander: 'video', message: ' \n ' })?.message).toBeUndefined();
    expect(signupStartOf({ lander: 'video', message: 'a\uD800' })?.message).toBe('a\uFFFD');
  });
});

describe('the cookie', () => {
  test('brings back what was put in, escaped or not', () => {
    expect(decodeSignupStart(encodeSignupStart(start))).toEqual(start);
    expect(decodeSignupStart(decodeURIComponent(encodeSignupStart(start)))).toEqual(start);
    expect(readSignupStart(jarOf(encodeSignupStart(start)))).toEqual(start);
  });

  test('lives for an hour, out of reach of scripts, and has no character that ends a cookie', () => {
    const header = signupStartHeader(start);
    expect(header).toMatch(/^signup-start=[^;,\s"]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  });

  test.each(['a', 'é', '🙂', '"\\'])('stays under what browsers keep, whatever was typed: %s', (letter) => {
    const long = signupStartOf({ lander: 'video', message: letter.repeat(9_000), wishes: Array.from({ length: 99 }, (_, index) => `${'w'.repeat(36)}${index}`) })!;
    expect(signupStartHeader(long).length).toBeLessThan(4_096);
    const read = decodeSignupStart(encodeSignupStart(long))!;
    expect(read.message!.length).toBeGreaterThan(100);
    expect(long.message!.startsWith(read.message!)).toBe(true);
  });

  test.each(['', '{', 'null', '[]', '"x"', '{"lander":5}', '%', '%7B%7D', '{"lander":"video","wishes":"wine"}', 'x'.repeat(5_000)])('%j is nothing', (value) => {
    expect(readSignupStart(jarOf(value))).toBeNull();
  });

  test('none is none', () => {
    expect(readSignupStart({ get: () => undefined })).toBeNull();
  });
});
