import { expect, test } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { apiPage } from './api-page';
import { schemaText } from './schema-text';

const page = new DOMParser().parseFromString(apiPage(), 'text/html');
const words = (id: string) => page.getElementById(id)!.textContent!.replaceAll(/\s+/g, ' ');

test('every call stands there once, and is led to', () => {
  const names = Object.keys(endpoints).toSorted();
  expect([...page.querySelectorAll('section:not(#Error)')].map(({ id }) => id).toSorted()).toEqual(names);
  expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href')!.slice(1)).toSorted()).toEqual(names);
});

test('a call says what it takes, what it answers, who may make it and how it is refused', () => {
  expect(words('sendMessage')).toMatch(/^POST \/api\/message\.php.*For members\. Body\{ conversation\?: number \| string .* text: string \(at most 20000\) .*client_id: string.*Answer\{ message: \{ id: number \| string.*Refusals.*402 Code: .*not_enough_credits/);
  expect(words('getSettings')).toContain('For everybody.');
  expect(words('uploadPhoto')).toContain('image/*: the file itself');
  expect(words('Error')).toContain('error?: string | { code?: string');
});

test('shapes are read as types', () => {
  expect(schemaText({ anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }] })).toBe('number | string | null');
  expect(schemaText({ type: 'array', items: { type: ['string', 'null'] } })).toBe('(string | null)[]');
  expect(schemaText({ type: 'object', properties: { a: { const: 'x' }, b: { $ref: '#/components/schemas/Error' } }, required: ['a'] })).toBe('{\n  a: "x"\n  b?: Error\n}');
  expect(schemaText({ type: 'object', additionalProperties: { type: 'string' } })).toBe('{\n  [any other]: string\n}');
  expect(schemaText({})).toBe('anything');
});
