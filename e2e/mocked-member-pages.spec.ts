// What pages of people show and ask, by what the server says: search, likes, mails that were stopped, who is introduced, how often things are asked. Specification, sections 2 to 4, 6, 7 and 9.
import type { Page, Request } from '@playwright/test';
import { expect, member, people, refuse, settingsWith, test, type Asked } from './mock/test';

const main = (page: Page) => page.getByRole('main');
/** Of what was asked, what the browser asked by itself: the pages ask too, and Node says of them all but this. */
const byBrowser = (all: Asked[]) => all.filter(({ headers }) => headers['sec-fetch-site']).length;
/** Until the browser has done what no clock holds: an answer that came, what it says of its worker. */
const settled = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.getRegistration()));
/** Waits until nothing is under way that was asked: what hangs while time is made to pass is another matter. */
function answersOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => void open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => void open.delete(request));
  return async () => {
    await expect.poll(() => open.size).toBe(0);
    for (let round = 0; round < 3; round += 1) await settled(page);
  };
}
/** The page as the server draws it. */
const drawn = (page: Page, path: string) => page.evaluate(async (to) => (await fetch(to)).text(), path);

test.describe('a member', () => {
  test.use({ world: 'member' });

  test('[S04] [E08] search by whom, country, region and age, with each country’s own word for its regions; pages, similar ones and whom one has seen stay', async ({ page, mock, asked }) => {
    mock('getSettings', settingsWith({ countries: ['NL', 'DE', 'CH', 'US'] }));
    mock('getRegions', { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }], DE: [{ code: 'DE-NW', name: 'Nordrhein-Westfalen' }], CH: [{ code: 'CH-ZH', name: 'Zürich' }], US: [{ code: 'US-CA', name: 'California' }] } });
    const pages = { first: { members: [people.noor, people.sam], total: 4, next: 'x', similar: [people.fien] }, second: { members: [people.iris, people.mila], total: 4, similar: [{ ...people.sam, id: 20, name: 'Bo' }] } };
    mock('listMembers', ({ query }) => (query.after ? pages.second : pages.first));
    await page.goto('/members');
    const form = page.locator('form[action="/members"]');
    for (const [country, word] of [['DE', 'Deelstaat'], ['CH', 'Kanton'], ['US', 'Staat'], ['NL', 'Provincie']] as const) {
      await form.getByLabel('Land').selectOption(country);
      await expect(form.getByRole('combobox', { name: word, exact: true }), country).toBeVisible();
    }
    await form.getByRole('radio', { name: 'Vrouw' }).check({ force: true });
    await form.getByRole('combobox', { name: 'Provincie' }).selectOption('NL-UT');
    await form.getByRole('slider').first().fill('30');
    await form.getByRole('slider').last().fill('45');
    await form.getByRole('button', { name: 'Toon 4 leden' }).click();
    const wanted = { gender: 'woman', country: 'NL', countryregion: 'NL-UT', min_age: '30', max_age: '45' };
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(wanted);
    await expect.poll(() => asked('listMembers').some(({ query }) => Object.entries(wanted).every(([name, value]) => query[name] === value))).toBe(true);

    const found = (name: string) => main(page).getByRole('list', { name: 'Gevonden leden' }).getByRole('link', { name: new RegExp(name) });
    const similar = (name: string) => main(page).getByRole('region', { name: 'Net buiten je filters' }).getByRole('link', { name: new RegExp(name) });
    await main(page).getByRole('button', { name: 'Meer laden' }).click();
    for (const name of ['Noor', 'Sam', 'Iris', 'Mila']) await expect(found(name).first()).toBeVisible();
    for (const name of ['Fien', 'Bo']) await expect(similar(name).first()).toBeVisible();
    expect(asked('listMembers').at(-1)!.query).toMatchObject({ ...wanted, page: '2', after: 'x' });

    // Whom one has looked at, and the list one came from, are there again without a word of the server.
    await found('Iris').first().click();
    await expect(page.getByText('Houdt van lange wandelingen en korte zinnen.')).toBeVisible();
    const before = ['listMembers', 'getProfile'].map((call) => asked(call as 'listMembers').length);
    await page.goBack();
    for (const name of ['Noor', 'Mila']) await expect(found(name).first()).toBeVisible();
    await page.goForward();
    await expect(page.getByText('Houdt van lange wandelingen en korte zinnen.')).toBeVisible();
    expect(['listMembers', 'getProfile'].map((call) => asked(call as 'listMembers').length)).toEqual(before);
  });

  test('[S05] likes: received, given and matches, the new ones first', async ({ page, mock }) => {
    const liked = (id: number, name: string, more: object) => ({ ...people.noor, id, name, main_image: null, ...more });
    mock('listLikes', {
      profiles: [liked(31, 'Anne', {}), liked(32, 'Bea', { match: true })],
      liked_by: [liked(33, 'Cora', { like_new: false }), liked(32, 'Bea', { like_new: false, match: true }), liked(34, 'Dora', { like_new: true }), liked(35, 'Els', { like_new: true })],
    });
    const names = (label: string) => main(page).getByRole('list', { name: label }).getByRole('listitem').evaluateAll((cards) => cards.map((card) => /Anne|Bea|Cora|Dora|Els/.exec(card.textContent)?.[0]));
    await page.goto('/likes');
    await expect.poll(() => names('Wie jou leuk vindt')).toEqual(['Dora', 'Els', 'Cora', 'Bea']);
    await main(page).getByRole('link', { name: 'Gegeven' }).click();
    await expect.poll(() => names('Wie jij leuk vindt')).toEqual(['Anne', 'Bea']);
    await main(page).getByRole('link', { name: /^Matches/ }).click();
    await expect.poll(() => names('Jouw matches')).toEqual(['Bea']);
  });

  test('[T14] mails that were stopped are told with their cause: a spam complaint, a bounce, an unsubscription', async ({ page, mock }) => {
    const causes = [
      ['fbl', 'Een e-mail van ons is als spam gemeld.', 'E-mails uit na spammelding'],
      ['bounce', 'Onze e-mails aan robin@qa.example kwamen terug.', 'E-mails uit: niet te bezorgen'],
      ['list-unsubscribe', 'Via de knop in je e-mail.', 'Je hebt onze e-mails uitgezet'],
    ] as const;
    for (const [cause, words, title] of causes) {
      mock('getUser', { user: { ...member, notifications_disabled: [cause] } });
      await page.goto('/likes');
      await expect(page.locator('.reminder .alert')).toHaveCount(1);
      await expect(page.locator('.reminder .alert')).toContainText(words);
      // A phone has room for the title alone.
      await expect(page.locator('.reminder .alert b')).toHaveText(title);
      for (const [other, others] of causes) if (other !== cause) await expect(page.locator('.reminder .alert')).not.toContainText(others);
    }
  });

  test('[T20] of a match of whom the server tells no more than the id auto-like.php says who it is, and 500 ms later the likes are asked for again', async ({ page, mock, asked }) => {
    mock('getAutoLike', { ...people.fien, main_image: { match: 'https://cdn.qa.example/fien.webp' }, like_new: true });
    const answered = answersOf(page);
    await page.clock.install();
    await page.goto('/pricing');
    await expect.poll(() => asked('streamEvents').length).toBeGreaterThan(0);
    await page.clock.pauseAt(Date.now() + 1_000);
    const likes = () => byBrowser(asked('listLikes'));
    await page.clock.runFor(5_000);
    await expect.poll(likes).toBeGreaterThan(0);
    await answered();
    const known = likes();
    expect(asked('getAutoLike')).toEqual([]);
    mock('listLikes', { profiles: [{ id: 21 }], liked_by: [{ id: 21, like_new: true }] });
    const introduced = page.waitForResponse('**/api/auto-like.php').then((response) => response.finished());
    // The next round is a minute after the first one was asked for.
    await page.clock.runFor(60_000);
    await expect.poll(likes).toBeGreaterThan(known);
    await introduced;
    expect(asked('getAutoLike')).toHaveLength(1);
    await answered();
    const told = likes();
    await page.clock.runFor(400);
    expect(likes()).toBe(told);
    await page.clock.runFor(150);
    await expect.poll(likes).toBe(told + 1);
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name: 'Maak kennis met Fien' })).toBeVisible();
  });

  for (const [push, first, then] of [[false, 5, 60], [true, 5, 300]] as const) {
    test(`[C04] [C17] [B01] user.php is asked ${first} seconds after the page stands and every ${then} after that${push ? ', where push is subscribed' : ''}`, async ({ page, mock, asked }) => {
      if (push) {
        await page.addInitScript(() => {
          const subscription = { toJSON: () => ({ endpoint: 'https://push.example.com/1' }) };
          navigator.serviceWorker.getRegistration = () => Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } } as never);
        });
      }
      mock('getUser', { user: { ...member, credits: 7, paid_user: true } });
      const answered = answersOf(page);
      await page.clock.install();
      await page.goto('/pricing');
      const users = () => byBrowser(asked('getUser'));
      await expect.poll(() => asked('streamEvents').length).toBeGreaterThan(0);
      await page.clock.pauseAt(Date.now() + 500);
      await answered();
      const before = users();
      await page.clock.runFor((first - 2) * 1_000);
      await settled(page);
      expect(users()).toBe(before);
      await page.clock.runFor(2_000);
      await expect.poll(users).toBe(before + 1);
      await answered();
      // A step at a time: an answer that time runs away from is taken for a line that is gone, and the user asked for to see.
      for (let left = then - 2; left > 0; left -= 10) {
        await page.clock.runFor(Math.min(left, 10) * 1_000);
        await answered();
      }
      expect(users()).toBe(before + 1);
      mock('getUser', { user: { ...member, credits: 6, paid_user: true } });
      await page.clock.runFor(3_000);
      await expect.poll(users).toBe(before + 2);
      // Its field user is what the page shows from then on.
      await page.clock.resume();
      await expect(page.getByRole('banner').locator('a[href^="/credits"]')).toContainText('6');
    });
  }

  test('[E01] [S22] of the user status, credits, paid_user, fictional_icon, the mails that were stopped and the profile come to the page', async ({ page, mock }) => {
    const profile = { ...people.mila, id: 1, name: 'Robin' };
    const user = { ...member, credits: 8, paid_user: false, fictional_icon: '/icons.svg', notifications_disabled: ['bounce'], profile };
    mock('getSettings', settingsWith({ fictional_icon: '/art/pictures.svg' }));
    mock('getUser', { user });
    await page.goto('/pricing');
    expect(await page.evaluate(async () => (await fetch('/api/user.php')).json())).toMatchObject({ user: { status: 'active', credits: 8, paid_user: false, fictional_icon: '/icons.svg', notifications_disabled: ['bounce'], profile: { id: 1, name: 'Robin', main_image: null } } });
    const bar = page.getByRole('banner');
    await expect(bar.locator('a[href^="/premium"]').first()).toBeVisible();
    await expect(page.locator('.reminder .alert')).toContainText('E-mails uit: niet te bezorgen');
    // The member's own icon stands on fictional profiles; the site's where the member has none.
    const icon = main(page).getByRole('link', { name: /^Fien,/ }).locator('.fictional img');
    await page.goto('/members');
    await expect(icon).toHaveAttribute('src', '/icons.svg');
    mock('getUser', { user: { ...user, fictional_icon: '' } });
    await page.goto('/members');
    await expect(icon).toHaveAttribute('src', '/art/pictures.svg');
    mock('getUser', { user: { ...user, paid_user: true, notifications_disabled: [] } });
    await page.goto('/pricing');
    await expect(bar.locator('a[href^="/credits"]')).toContainText('8');
    await expect(page.locator('.reminder .alert')).toContainText('Zet een foto op je profiel');
    mock('getUser', { user: { ...user, status: 'not_confirmed', notifications_disabled: [], profile: { ...profile, status: 'disabled' } } });
    await page.goto('/pricing');
    await expect(page.locator('.reminder .alert')).toContainText('Bevestig je e-mailadres');
  });

  test('[P04] to whoever has not confirmed the address nothing goes yet, and the other is told so; once it is, it goes', async ({ page, mock, asked, browserErrors }) => {
    browserErrors.allow(/409/);
    const waiting = (awaits: boolean) => ({ conversation: { id: 3, profile: people.noor, awaiting_confirmation: awaits }, messages: [], has_older: false });
    mock('getChat', waiting(true));
    mock('sendMessage', refuse('awaiting_confirmation'));
    await page.goto('/chats/3');
    await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('Graag koffie');
    await page.getByRole('textbox', { name: /^Bericht aan/ }).press('Enter');
    const told = page.getByText('Wordt verzonden zodra het e-mailadres van Noor is bevestigd');
    await expect(told.first()).toBeVisible();
    const before = asked('sendMessage').length;
    mock('getChat', waiting(false));
    mock('sendMessage', ({ body, at }) => ({ message: { id: 90, client_id: (body as { client_id: string }).client_id, conversation: 3, mine: true, text: 'Graag koffie', sent_at: new Date(at).toISOString(), read: false }, conversation: { id: 3 }, credits: 35 }));
    await page.reload();
    await expect.poll(() => asked('sendMessage').length).toBe(before + 1);
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('log').getByText('Graag koffie')).toHaveCount(1);
  });

  test('[C09] [E10] the nearest town: asked once with the position, and kept; where there is none that is kept too; the browser’s position may be an hour old', async ({ page, mock, asked, context, browserErrors }) => {
    browserErrors.allow(/404/);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (found, failed, options) => {
        document.documentElement.dataset.maximumAge = String(options?.maximumAge);
        ask(found, failed, options);
      };
    });
    /** Away and back, within the tab. */
    const awayAndBack = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
      await expect(page).toHaveURL(/\/pricing$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/settings\/location$/);
    };
    const look = main(page).getByRole('button', { name: 'Zoek mijn plaats' });
    await page.goto('/settings/location');
    await look.click();
    await expect(main(page).getByText('Je bent in de buurt van Utrecht.')).toBeVisible();
    expect(asked('geocode').map(({ method, path, query }) => [method, path, query])).toEqual([['GET', '/api/geocode.php', { lat: '52.09', lon: '5.12' }]]);
    await expect(page.locator('html')).toHaveAttribute('data-maximum-age', String(60 * 60 * 1000));
    await awayAndBack();
    await expect(main(page).getByText('Je bent in de buurt van Utrecht.')).toBeVisible();
    expect(asked('geocode')).toHaveLength(1);
    mock('geocode', refuse('not_found'));
    await main(page).getByRole('button', { name: 'Vergeet dit' }).click();
    await look.click();
    await expect(main(page).getByText('We kennen geen plaats in jouw buurt.')).toBeVisible();
    await awayAndBack();
    await expect(main(page).getByText('We kennen geen plaats in jouw buurt.')).toBeVisible();
    expect(asked('geocode')).toHaveLength(2);
  });

  for (const [permission, words] of [['denied', 'Je browser houdt notificaties van deze site tegen.'], ['default', 'Deze site stuurt nu geen pushnotificaties naar dit apparaat.']] as const) {
    test(`[E10] push that cannot be switched on is told with the cause at its settings, where the browser says '${permission}'`, async ({ page }) => {
      await page.addInitScript((says) => Object.defineProperty(Notification, 'permission', { get: () => says }), permission);
      await page.goto('/settings/push');
      const push = main(page).getByRole('switch', { name: 'Push bij nieuwe berichten' });
      await expect(push).toHaveAccessibleDescription(new RegExp(`^${words}`));
      await expect(push).toBeDisabled();
      await expect(push).not.toBeChecked();
    });
  }

  test('[C16] interests, regions and the company are each asked for once, however many pages need them', async ({ page, mock, asked }) => {
    mock('getProfile', { profile: { ...people.mila, id: 1, name: 'Robin', photos: [] } });
    const needs = [['getRegions', '/members', 'Noord-Holland'], ['getInterests', '/profile', 'Koken'], ['getCompanyInfo', '/pages/terms', 'QA Media B.V.']] as const;
    for (const round of [1, 2]) {
      for (const [call, path, words] of needs) {
        const text = round === 1 ? await (await page.goto(path))!.text() : await drawn(page, path);
        expect(text, path).toContain(words);
        expect(asked(call), `${call}, round ${round}`).toHaveLength(1);
      }
    }
    await page.goto('/members');
    await page.locator('form[action="/members"]').getByLabel('Land').selectOption('BE');
    await expect(page.locator('form[action="/members"]').getByRole('combobox', { name: 'Provincie' })).toBeVisible();
    await page.locator('form[action="/members"]').getByLabel('Land').selectOption('NL');
    await expect(page.locator('form[action="/members"]').getByRole('option', { name: 'Noord-Holland' })).toBeAttached();
    expect(byBrowser(asked('getRegions'))).toBe(1);
  });
});

test('[P01] a visitor is told to log in to chat, to like, to give and to see more photos, and is led to sign-up with that member in it, and to the login from there', async ({ page, mock }) => {
  mock('getSettings', settingsWith({ gift_credits: 10 }));
  mock('getProfile', { profile: { ...people.noor, photos: [], num_photos: 4 } });
  await page.goto('/members/7');
  await expect(page.getByText('Log in om meer foto’s te zien')).toBeVisible();
  await expect(page.locator('.photo-notice a')).toHaveAttribute('href', '/signup?member=7');
  await expect(page.getByText('Meld je aan of log in om te chatten, een cadeau te sturen of een like te geven.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Like – Meld je aan of log in om Noor een like te geven$/ }).filter({ visible: true }).first()).toHaveAttribute('href', '/signup?member=7');
  await expect(page.getByRole('link', { name: 'Meld je aan of log in om Noor een cadeau te sturen' }).filter({ visible: true }).first()).toHaveAttribute('href', '/signup?member=7');
  await page.getByRole('link', { name: 'Chat met Noor' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Stuur Noor je eerste bericht' })).toBeVisible();
  await page.locator('.signup-body').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page.getByText('Log in om te chatten.')).toBeVisible();
  await page.goto('/login?to=/members/7');
  await expect(page.getByText('Log in om te chatten, likes te geven, cadeaus te sturen en meer foto’s te zien.')).toBeVisible();
});
