// The first step of sign-up, by hand: one screen after the other.
import { expect, type Locator, type Page } from '@playwright/test';
import { accountScreens, type AccountScreen } from '@/features/signup/account-screens';

export const accountForm = (page: Page): Locator => page.locator('form[action="/forms/signup"]');
export const accountField = (page: Page, name: string): Locator => accountForm(page).locator(`[name=${name}]`);
/** What goes on to the next screen, and sends from the last one. */
export const accountButton = (page: Page): Locator => accountForm(page).locator('[type=submit]:not([name=to])');
export const onScreen = (page: Page, screen: AccountScreen): Promise<void> => expect(accountForm(page)).toHaveAttribute('data-screen', screen);

export type Account = { email: string; name?: string; password?: string; /** Day, month, year. */ born?: [string, string, string] };

async function fillScreen(page: Page, screen: AccountScreen, { email, name = 'Robin', password = 'zon achter de wolken', born = ['14', '3', '1990'] }: Account): Promise<void> {
  if (screen === 'address') await accountField(page, 'email').fill(email);
  if (screen === 'password') await accountField(page, 'password').fill(password);
  if (screen !== 'profile') return;
  await accountField(page, 'name').fill(name);
  for (const [index, part] of ['day', 'month', 'year'].entries()) await accountField(page, `birth_${part}`).selectOption(born[index]!);
}

/** Fills the screens from the one that is shown up to one of them, and leaves that one as it is filled. */
export async function fillAccount(page: Page, account: Account, upTo: AccountScreen = 'password'): Promise<void> {
  const shown = (await accountForm(page).getAttribute('data-screen')) as AccountScreen;
  const screens = accountScreens.slice(accountScreens.indexOf(shown), accountScreens.indexOf(upTo) + 1);
  for (const screen of screens) {
    await onScreen(page, screen);
    await fillScreen(page, screen, account);
    if (screen !== upTo) await accountButton(page).click();
  }
}
