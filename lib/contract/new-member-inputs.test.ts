import { describe, expect, it } from 'vitest';
import { sendComplaint } from './complaints';
import type { Endpoint } from './endpoint';
import { endpoints, type EndpointName } from './endpoints';
import { findMatches } from './match-finder';
import { saveProfile } from './own-profile';
import { removePhoto, uploadPhoto } from './photos';
import { confirmMailChange, requestPasswordReset, resetPassword } from './recovery';
import { signUp } from './signup';

type Readable = { safeParse: (value: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[] }[] } } };
const fieldRefused = (schema: Readable, value: unknown) => schema.safeParse(value).error?.issues[0]?.path.join('.');

const draft = { email: 'noor@example.test', name: 'Noor', password: 'tuinslang88kade', date_of_birth: '1995-04-12', language: 'nl' };

describe('a sign-up as it is sent', () => {
  it('[E03] the five fields and a language are enough', () => expect(signUp.body.parse(draft)).toEqual(draft));

  it('what a client may not say of itself does not arrive', () => {
    const sly = { id: 1, paid_user: true, credits: 99, status: 'active', profile_status: 'active', fictional: true, site_id: 2, deleted_at: null };
    expect(signUp.body.parse({ ...draft, ...sly })).toEqual(draft);
    expect(saveProfile.body.parse({ about: 'x', email: 'x@example.test', date_of_birth: '1950-01-01', ...sly })).toEqual({ about: 'x' });
    expect(saveProfile.body.parse({ attributes: { hair: 'brown', credits: '9' } })).toEqual({ attributes: { hair: 'brown' } });
  });

  it.each([
    ['email', 'x'.repeat(255)], ['email', null], ['email', ['a@example.test']], ['name', 'x'.repeat(61)], ['password', 'x'.repeat(1_025)], ['password', 7], ['date_of_birth', '1995-04-123'],
    ['signup_message', 'x'.repeat(2_001)], ['language', 'nld'], ['language', undefined], ['country', 'nl'], ['region', 'Utrecht'], ['gender', 'everyone'], ['member', 0], ['member', 'x'], ['invite', 'x'.repeat(65)],
  ])('a wrong %s (%j) is refused by its name', (field, value) => expect(fieldRefused(signUp.body, { ...draft, [field]: value })).toBe(field));

  it('the password arrives as it was typed, spaces and all', () => expect(signUp.body.parse({ ...draft, password: ' tuin slang ' }).password).toBe(' tuin slang '));
});

describe('the ways back into an account', () => {
  it('an address loses the spaces round it', () => expect(requestPasswordReset.body.parse({ email: '  noor@example.test ' })).toEqual({ email: 'noor@example.test' }));

  it.each([['email', {}], ['email', { email: ' ' }], ['email', { email: 'x'.repeat(255) }]])('%s: %j is refused', (field, body) => expect(fieldRefused(requestPasswordReset.body, body)).toBe(field));

  it.each([['token', { token: '' }], ['token', { token: 'x'.repeat(201) }], ['token', {}], ['token', { token: { $gt: '' } }]])('%s: %j is refused', (field, body) => {
    expect(fieldRefused(confirmMailChange.body, body)).toBe(field);
    expect(fieldRefused(resetPassword.body, { password: 'x', password_repeat: 'x', ...body })).toBe(field);
  });
});

describe('what else a new member sends', () => {
  it('the part of a photo to keep, as an address holds it', () => {
    expect(uploadPhoto.query.parse({ x: '0.1', y: '0', width: '0.5', height: '1', turns: '3', private: '1' })).toEqual({ x: 0.1, y: 0, width: 0.5, height: 1, turns: 3, private: true });
    expect(uploadPhoto.query.parse({})).toEqual({});
  });

  it.each([['x', '-0.1'], ['width', '1.01'], ['height', 'NaN'], ['turns', '4'], ['turns', '0.5'], ['private', 'maybe']])('a photo’s %s of %j is refused', (field, value) => {
    expect(fieldRefused(uploadPhoto.query, { [field]: value })).toBe(field);
  });

  it.each([0, -1, 1.5, '1; drop table photos', null, [1]])('a photo is not named by %j', (id) => expect(fieldRefused(removePhoto.body, { id })).toBe('id'));

  it.each([['topic', 'revenge'], ['email', 'x'.repeat(255)], ['about', 'x'.repeat(121)], ['text', 'x'.repeat(10_001)], ['language', 'nld']])('a complaint’s wrong %s is refused by its name', (field, value) => {
    expect(fieldRefused(sendComplaint.body, { topic: 'other', email: 'a@example.test', text: 'x', [field]: value })).toBe(field);
  });

  it.each([[[]], [Array(7).fill('music')], ['music'], [[7]], [['x'.repeat(41)]]])('answers like %j are refused', (answers) => expect(fieldRefused(findMatches.body, { answers })).toMatch(/^answers/));
});

it('no call takes an e-mail address, a password or a message in its address, where logs and histories keep it', () => {
  const names = (endpoint: Endpoint) => Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    expect(names(endpoint).filter((each) => /mail|password|text|message|about|sexuality|answers/.test(each)), name).toEqual([]);
  }
});
