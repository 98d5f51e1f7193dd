// What stands at the top of every page, by who reads it and what the server says: the bar with its badges and menus, the reminders. Specification, sections 2 to 4 and 9.
import type { Page } from '@playwright/test';
import { localeTable, type Locale } from '@/lib/site/languages/locales';
import { expect, member, people, settingsWith, test } from './mock/test';

const bar = (page: Page) => page.getByRole('banner');
const alert = (page: Page) => page.locator('.reminder .alert');
const languages = (page: Page) => bar(page).locator('details', { has: page.locator('summary[aria-label*="Taal: "]') }).filter({ visible: true });
const namesOf = (locales: readonly Locale[]) => locales.map((locale) => localeTable[locale].name);

test('[S23] [B08] a visitor’s bar has the languages of the country and the way in', async ({ page, mock }) => {
  for (const [country, offered] of [['BE', ['nl', 'fr', 'de']], ['CH', ['de', 'it', 'fr', 'en', 'nl']]] as const) {
    mock('getSettings', settingsWith({ geoip_country: country }));
    await page.goto('/pages/faq');
    await languages(page).locator('summary').click();
    await expect(languages(page).getByRole('button'), country).toHaveText(namesOf(offered));
    await expect(bar(page).getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
    await expect(bar(page).getByLabel('Mijn account')).toHaveCount(0);
  }
});

test.describe('a member', () => {
  test.use({ world: 'member' });

  test('[S23] has the languages and a menu with profile, settings and the way out', async ({ page, asked }) => {
    await page.goto('/likes');
    await expect(bar(page).getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
    await languages(page).locator('summary').click();
    await expect(languages(page).getByRole('button', { name: 'English' })).toBeVisible();
    await page.keyboard.press('Escape');
    const menu = bar(page).locator('.account-menu');
    await menu.locator('summary').first().click();
    await expect(menu.getByRole('link', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile');
    await expect(menu.getByRole('link', { name: 'Instellingen' })).toHaveAttribute('href', '/settings');
    await menu.getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(asked('logout')).toHaveLength(1);
  });

  test('[S21] [T05] above 99 unread messages the badge says 99+, and the title the true sum with the new likes', async ({ page, mock }) => {
    mock('listChats', { chats: [{ conversation: { id: 3 }, profile: people.noor, num_unread_messages: 118 }] });
    mock('listLikes', { profiles: [], liked_by: [{ ...people.iris, like_new: true }, { ...people.sam, like_new: true }] });
    mock('getUser', { user: { ...member, unread_messages: 118, new_likes: 2 } });
    await page.goto('/likes');
    await expect(bar(page).getByRole('link', { name: /^Berichten/ }).locator('.badge-count')).toContainText('99+');
    await expect(page).toHaveTitle(/^\(120\) /);
    await page.goto('/chats');
    await expect(page).toHaveTitle(/^\(120\) /);
  });

  test('[T03] the reminder to confirm: for who is not confirmed and not shown, and gets mails; a modal on a smartphone fresh from signing up', async ({ page, mock }) => {
    const waits = { ...member, status: 'not_confirmed', profile: { ...people.mila, id: 1, name: 'Robin', status: 'disabled' } };
    const reminder = alert(page).filter({ hasText: 'Bevestig je e-mailadres' });
    const modal = page.getByRole('dialog', { name: 'Nog één klik' });
    mock('getUser', { user: waits });
    await page.goto('/likes?api_signup_complete=1');
    await expect(reminder).toBeVisible();
    await expect(modal).toHaveCount(0);
    for (const other of [{ ...waits, status: 'active' }, { ...waits, profile: { ...waits.profile, status: 'active' } }, { ...waits, notifications_disabled: ['bounce'] }]) {
      mock('getUser', { user: other });
      await page.goto('/likes?api_signup_complete=1');
      await expect(alert(page)).toHaveCount(1);
      await expect(reminder).toHaveCount(0);
    }
    mock('getUser', { user: waits });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/likes');
    await expect(reminder).toBeVisible();
    await expect(modal).toHaveCount(0);
    await page.goto('/likes?api_signup_complete=1');
    await expect(modal).toBeVisible();
    await expect(reminder).toHaveCount(0);
    await modal.getByRole('button', { name: 'Later, eerst rondkijken' }).click();
    await expect(modal).toHaveCount(0);
  });

  test('[T04] [E15] alerts about photo, push and mails stand where they are due; each is closed, and the moment of that is kept', async ({ page, mock, context, baseURL }) => {
    mock('getSettings', settingsWith({ push_public_key: 'BCwlIILte2F66nZLKERqh0lisBVZl5NNsLpea7lCjZkc5DiQTwipKF1EQ7wfR6Psm0TzTdv1YkJR6QVKbJQa6hI' }));
    const bare = { ...member, profile: { ...people.mila, id: 1, name: 'Robin' } };
    const unsubscribed = { ...bare, notifications_disabled: ['list-unsubscribe'] };
    const due = [
      [unsubscribed, 'Je hebt onze e-mails uitgezet', 'hide-disabled-notifications-alert'],
      [bare, 'Zet een foto op je profiel', 'hide-enrich-alert'],
      [member, 'Weten wanneer iemand antwoordt?', 'hide-push-notification-alert'],
    ] as const;
    for (const [user, title, key] of due) {
      mock('getUser', { user });
      // What a browser that can be asked about push messages notes.
      await context.addCookies([{ name: 'push-note', value: 'can', url: baseURL! }]);
      await page.goto('/likes');
      await expect(alert(page)).toHaveCount(1);
      await expect(alert(page)).toContainText(title);
      expect(await page.evaluate((name) => localStorage.getItem(name), key), key).toBeNull();
      await alert(page).getByRole('button', { name: 'Mededeling sluiten' }).click();
      await expect(alert(page)).toHaveCount(0);
      const closed = Number(await page.evaluate((name) => localStorage.getItem(name), key));
      expect(closed, key).toBeGreaterThan(Date.parse('2025-01-01'));
    }
    mock('getUser', { user: unsubscribed });
    await context.addCookies([{ name: 'push-note', value: 'can', url: baseURL! }]);
    await page.goto('/likes');
    await expect(alert(page)).toHaveCount(0);
  });
});
