// What an operator reads of each call. Specification, section 7.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { callTable } from '@/scripts/call-table';

let table: string;
// It reads all sources.
beforeAll(() => {
  table = callTable();
}, 60_000);

const rowsOf = (call: string) => {
  const section = table.split('\n### ').find((each) => each.split('\n')[0]!.endsWith(`(${call})`))!;
  return Object.fromEntries([...section.matchAll(/^- (.+?): (.*)$/gm)].map(([, title, text]) => [title!, text!]));
};

test('docs/calls.md says what the contract and the pages say: run npm run call-table', () => {
  expect(readFileSync('docs/calls.md', 'utf8')).toBe(table);
});

test('what middleware and the server’s memory ask is said of every page that has it, and that it is kept', () => {
  expect(rowsOf('getSettings')).toMatchObject({ Screens: 'before any call of a browser, every page', Kept: expect.stringContaining('a minute') as string });
  expect(rowsOf('getCompanyInfo').Screens).toContain('every page of a visitor');
  expect(rowsOf('getRegions').Screens).toBe('`/landers/maplanding/{slug?}`, `/members`, `/profile`');
  expect(rowsOf('getInterests')).toMatchObject({ Screens: '`/complete-signup`, `/profile`', Headers: 'X-Forwarded-Host, Accept: application/json' });
});

test('a call that a form makes is said of the pages on which the form stands; of a form with several, each of its own', () => {
  expect(rowsOf('sendReport').Screens).toBe('`/members/{id}/report`');
  expect(rowsOf('confirmDirectDebit')).toMatchObject({ Screens: '`/directdebit`', Retried: 'a form that was sent to the site: never' });
  expect(rowsOf('confirmMailChange').Screens).toBe('`/mail-change/do`');
  expect(rowsOf('reactivate').Screens).toContain('`/account-deleted`');
  expect(rowsOf('changePassword').Screens).toBe('`/settings/{section}`');
});

test('what is sent as the page goes is a beacon: text, no key, never again', () => {
  expect(rowsOf('notePageHidden')).toMatchObject({ Headers: 'Cookie, X-Forwarded-Host, Content-Type: text/plain;charset=UTF-8', Retried: expect.stringContaining('never') as string });
});

test('what tells a call from another stands in its query with its value, and an answer that comes in several ways has each', () => {
  expect(rowsOf('savePush').Query).toBe('push=1');
  expect(rowsOf('getDiscountCode').Query).toBe('code?, welcome?, own?, and others, as the page was asked with them');
  expect(rowsOf('getAutoLike').Answer).toMatch(/^id, .*main_image\? \(.*match\?.*; or null where there is none$/);
});

test('of a list each row is told with what is in its fields', () => {
  expect(rowsOf('listChats').Answer).toMatch(/^chats\? \[conversation \(id, last_message\?[^()]*\), profile \(id, name\?[^()]*\), num_unread_messages\?\]$/);
});

test('every call says who asks it, but for those that machines of others send', () => {
  const calls = [...table.matchAll(/^### .*\((\w+)\)$/gm)].map(([, name]) => name!);
  expect(calls.filter((call) => !rowsOf(call).Screens)).toEqual([]);
});
