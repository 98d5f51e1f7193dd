// Signing up on a server of QA's: played from a recording of the reference server, and mocked call by call. docs/qa.md
import type { BrowserContext, Page } from '@playwright/test';
import { whenLive } from './live';
import { answer, expect, people, redirect, refuse, signsIn, test } from './mock/test';
import { accountButton, accountField, fillAccount } from './sign-up';

const session = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'auth')?.value;
const sendForm = async (page: Page) => (await whenLive(accountButton(page))).click();

const fill = (page: Page) => fillAccount(page, { email: 'robin@qa.example' });

test.describe('a recorded sign-up', () => {
  test.use({ scenario: 'sign-up' });

  test('begins as a visitor, makes a member of them, and goes on by the link of the letter', async ({ page, context, asked }) => {
    await page.goto('/signup');
    expect(await session(context)).toBeUndefined();
    await fill(page);
    await sendForm(page);
    await expect(page).toHaveURL(/\/complete-signup/);
    expect(await session(context)).toBe('qa');
    expect(asked('signUp')[0]!.body).toMatchObject({ name: 'Robin', date_of_birth: '1990-03-14' });
    await page.goto('/complete-signup?step=confirm');
    await expect(page.locator('.signup-address')).toBeVisible();
    // The letter is opened in a browser that nobody is signed in with, and whose page of before is closed: one that hears of its end leaves for the home.
    const letter = await context.newPage();
    await page.close();
    await context.clearCookies({ name: 'auth' });
    await letter.goto('/api/activate.php?token=any');
    await expect(letter).toHaveURL(/\/activate\/done$/);
    expect(await session(context)).toBe('qa');
    await letter.goto('/members');
    await expect(letter).toHaveURL(/\/members$/);
    await expect(letter.getByRole('link', { name: 'Word premium' }).filter({ visible: true }).first()).toBeVisible();
  });
});

test.describe('a visitor', () => {
  test.use({ world: 'visitor' });

  const robin = { id: 1, status: 'not_confirmed', credits: 25, paid_user: false, notifications_disabled: [], profile: { ...people.sam, id: 1, name: 'Robin', status: 'disabled', main_image: null } };

  test('[E09] [E03] is told what is refused, signs up by one line more, with where they came from, and is a member', async ({ page, context, mock, asked, browserErrors }) => {
    browserErrors.allow(/4\d\d/);
    mock('getUser', ({ headers }) => ({ user: headers.cookie?.includes('auth=qa') ? robin : null }));
    mock('activation', { open_steps: ['photo', 'confirm'], message: null });
    mock('signUp', refuse('account_exists'), { times: 1 });
    await page.goto('/signup?network=ads&ref=spring&sub1=one&sub2=two&sub3=three');
    await page.goto('/signup');
    await fill(page);
    await sendForm(page);
    await expect(page.locator('form[action="/forms/signup"] [data-trouble]')).toBeVisible();
    expect(await session(context)).toBeUndefined();
    mock('signUp', { user: robin, mail_sent: true });
    await sendForm(page);
    await expect(page).toHaveURL(/\/complete-signup/);
    expect(await session(context)).toBe('qa');
    const [refused, taken] = asked('signUp').map(({ body }) => body);
    expect(taken).toEqual(refused);
    expect(taken).toMatchObject({ email: 'robin@qa.example', name: 'Robin', date_of_birth: '1990-03-14', tracking: { network: 'ads', ref: 'spring', sub1: 'one', sub2: 'two', sub3: 'three' } });
  });

  test('[E03] [S03] [R06] signs up around a member: the call holds every field of the draft, the first message and whom it is for', async ({ page, mock, asked }) => {
    mock('getUser', ({ headers }) => ({ user: headers.cookie?.includes('auth=qa') ? robin : null }));
    mock('activation', { open_steps: ['photo', 'confirm'], message: null });
    mock('signUp', { user: robin, mail_sent: true });
    await page.goto(`/members/${people.noor.id}/signup`);
    await accountField(page, 'signup_message').fill('Zullen we gaan schaatsen?');
    await fill(page);
    await sendForm(page);
    await expect(page).toHaveURL(/\/complete-signup/);
    const draft = { email: 'robin@qa.example', name: 'Robin', password: 'zon achter de wolken', date_of_birth: '1990-03-14', signup_message: 'Zullen we gaan schaatsen?' };
    expect(asked('signUp').map(({ body }) => body)).toEqual([expect.objectContaining({ ...draft, member: people.noor.id })]);
  });

  test('follows the link of a letter, that works or does not', async ({ page, context, mock, browserErrors }) => {
    browserErrors.allow(/4\d\d/);
    mock('getUser', ({ headers }) => ({ user: headers.cookie?.includes('auth=qa') ? { ...robin, status: 'active' } : null }));
    mock('activate', redirect('/activate/error?reason=expired'));
    await page.goto('/api/activate.php?token=old');
    await expect(page).toHaveURL(/\/activate\/error\?reason=expired$/);
    expect(await session(context)).toBeUndefined();
    mock('activate', redirect('/activate/done', signsIn));
    await page.goto('/api/activate.php?token=new');
    await expect(page).toHaveURL(/\/activate\/done$/);
    expect(await session(context)).toBe('qa');
  });

  test('is told in words of the product, whatever a server of another kind answers to a sign-up', async ({ page, context, mock, browserErrors }) => {
    browserErrors.allow(/4\d\d|sent something else|agreed/);
    mock('signUp', answer(409, { error: 'Dit adres is al bekend', hint: 4 }));
    await page.goto('/signup');
    await fill(page);
    await sendForm(page);
    await expect(page.locator('form[action="/forms/signup"] [data-trouble]')).toBeVisible();
    expect(await session(context)).toBeUndefined();
  });
});
