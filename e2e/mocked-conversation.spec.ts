// What a conversation does, by what the server says: who types, what was said before, the field, the lines to begin with. Specification, section 2.
import type { Page } from '@playwright/test';
import { expect, member, people, refuse, settingsWith, test } from './mock/test';

test.use({ world: 'member' });

const field = (page: Page) => page.getByRole('textbox', { name: 'Bericht aan Noor' });
const log = (page: Page) => page.getByRole('log');
const said = (id: number, text: string) => ({ id, conversation: 3, mine: false, text, sent_at: new Date(Date.now() - (100 - id) * 60_000).toISOString(), client_id: `qa-message-000000${id}`, read: true });
const withNoor = { conversation: { id: 3, profile: people.noor } };

test('[S06] it shows who types, loads what was said before, counts what is typed, and sends with Enter', async ({ page, mock, asked }) => {
  mock('getSettings', settingsWith({ message_length: 60 }));
  mock('streamEvents', { type: 'credits', credits: 40 });
  mock('getChat', ({ query }) => ({ ...withNoor, messages: query.before ? [said(40, 'Van vorige week')] : query.after ? [] : [said(50, 'Zin in koffie?')], has_older: !query.before && !query.after }));
  await page.goto('/chats/3');
  await expect(log(page).getByText('Zin in koffie?')).toBeVisible();
  await expect(log(page).getByText('Van vorige week')).toHaveCount(0);
  await page.getByRole('button', { name: 'Oudere berichten laden' }).click();
  await expect(log(page).getByText('Van vorige week')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Oudere berichten laden' })).toHaveCount(0);
  await expect(log(page)).toBeFocused();
  expect(asked('getChat').at(-1)!.query).toMatchObject({ before: '50' });

  await expect.poll(() => asked('streamEvents').length).toBe(1);
  await expect(page.getByText('Noor typt')).toHaveCount(0);
  mock('streamEvents', { type: 'typing', conversation: 3 });
  await expect(page.getByRole('status').getByText('Noor typt').first()).toBeVisible();

  await expect(page.locator('.composer-count')).toContainText('0 / 60');
  await field(page).fill('Graag!');
  await expect(page.locator('.composer-count')).toContainText('6 / 60');
  await field(page).press('Shift+Enter');
  await expect(field(page)).toHaveValue('Graag!\n');
  expect(asked('sendMessage')).toEqual([]);
  await field(page).press('Enter');
  await expect(log(page).getByText('Graag!')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect.poll(() => asked('sendMessage').map(({ body }) => (body as { text: string }).text)).toEqual(['Graag!']);
});

test('[S06] [bar P10] older messages come above the one that was being read, which stays where it is', async ({ page, mock }) => {
  const several = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => said(from + at, `Bericht ${from + at}, met woorden genoeg om op een telefoon een tweede regel te beginnen`));
  mock('getChat', ({ query }) => ({ ...withNoor, messages: query.before ? several(30, 60) : query.after ? [] : several(60, 100), has_older: !query.after }));
  await page.goto('/chats/3');
  const older = page.getByRole('button', { name: 'Oudere berichten laden' });
  const read = page.locator('[data-message="60"]');
  const place = async () => Math.round((await read.boundingBox())!.y);
  await older.hover();
  await expect(read).toBeInViewport();
  const before = await place();
  await older.click();
  await expect(page.locator('[data-message="30"]')).toBeAttached();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await expect(read).toBeInViewport();
});

test('[S06] [A02] where nothing was said yet it offers opening lines, which are put into the field and not sent', async ({ page, mock, asked }) => {
  mock('getChat', { ...withNoor, messages: [], has_older: false });
  await page.goto('/chats/3');
  const lines = page.getByRole('group', { name: 'Openingszinnen' }).getByRole('button');
  await expect(lines).toHaveText(['Berg of zee?', 'Wat kook jij voor een eerste keer?']);
  await lines.first().click();
  await expect(field(page)).toHaveValue('Berg of zee?');
  expect(asked('sendMessage')).toEqual([]);
});

test('[P04] who wrote before the address was confirmed finds each message in the list, with why it waits; the first one waits in its conversation too', async ({ page, mock, browserErrors }) => {
  browserErrors.allow(/409/);
  mock('getUser', { user: { ...member, status: 'not_confirmed' } });
  mock('listChats', { chats: [] });
  mock('activation', { open_steps: ['confirm'], message: { text: 'Zaterdag wandelen?', member: people.sam, sent: false, waits_for: 'confirmation', cost: 5 } });
  mock('getChat', ({ query }) => ({ conversation: { id: null, profile: query.member === String(people.sam.id) ? people.sam : people.noor }, messages: [], has_older: false }));
  mock('sendMessage', refuse('awaiting_confirmation'));
  const waits = 'Wordt verzonden na bevestiging van je e-mailadres';
  await page.goto(`/members/${people.noor.id}/chat`);
  await field(page).fill('Ook zin in koffie?');
  await field(page).press('Enter');
  await expect(log(page).getByText(waits)).toBeVisible();

  await page.goto('/chats');
  await expect(page.getByRole('heading', { name: 'Nog niet verstuurd' })).toBeVisible();
  const rows = page.locator('.chat-row');
  await expect(rows).toHaveText([/Sam.*Jij: Zaterdag wandelen\?.*bevestiging/, /Noor.*Jij: Ook zin in koffie\?.*bevestiging/]);
  await expect(page.getByText('Nog geen gesprekken')).toHaveCount(0);
  await rows.nth(1).getByRole('link').first().click();
  await expect(log(page).getByText('Ook zin in koffie?')).toBeVisible();

  await page.goto(`/members/${people.sam.id}/chat`);
  await expect(log(page).getByText('Zaterdag wandelen?')).toBeVisible();
  await log(page).getByRole('link', { name: waits }).click();
  await expect(page).toHaveURL(/\/complete-signup\?step=confirm$/);
});
