import { expect, test } from 'vitest';
import { ApiError, MalformedAnswerError } from './api-error';
import { notOffered } from './error-of';
import { askedOr, drawnWith } from './unanswered';

const failing = async (error: Error): Promise<never> => {
  throw error;
};
const lacksWith = async (error: Error) => (await drawnWith(() => askedOr(failing(error), () => null))).lacks;

test.each([
  ['no answer in time', new ApiError('', { status: 0 })],
  ['a fault', new ApiError('', { status: 500 })],
  ['a server that is being looked after', new ApiError('', { status: 503 })],
  ['a limit', new ApiError('', { status: 429 })],
  ['a server that gave up waiting', new ApiError('', { status: 408 })],
  ['an answer that cannot be read', new MalformedAnswerError('listMembers', 'members', 200)],
])('a part that met %s lacks what it asked for', async (_, error) => {
  expect(await lacksWith(error)).toBe(true);
});

test.each([
  ['a call that the server does not have', notOffered()],
  ['a method that it does not have', notOffered(501)],
  ['a member who is not there', new ApiError('', { status: 404 })],
  ['a refusal', new ApiError('', { status: 403 })],
])('a part that met %s has its answer', async (_, error) => {
  expect(await lacksWith(error)).toBe(false);
});

test('what was asked comes as it is, and in its place what was named', async () => {
  expect(await drawnWith(() => askedOr(Promise.resolve(1), () => 2))).toEqual({ result: 1, lacks: false });
  expect(await drawnWith(() => askedOr(failing(new Error('down')), () => 2))).toEqual({ result: 2, lacks: true });
});

test('two parts that are drawn at once know of their own failures alone; outside of any a failure is only that', async () => {
  const later = Promise.withResolvers<never>();
  const [one, two] = [drawnWith(() => askedOr(later.promise, () => null)), drawnWith(() => askedOr(Promise.resolve(1), () => null))];
  later.reject(new Error('down'));
  expect([(await one).lacks, (await two).lacks]).toEqual([true, false]);
  expect(await askedOr(failing(new Error('down')), () => 'none')).toBe('none');
});
