// Every route that the specification names opens, in front of our own server: for whom it is for, at its own address, with a page of its own. Specification, section 2.
import type { APIRequestContext } from '@playwright/test';
import { demo, demoEmail, expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

const landers = ['alonetonight', 'collagelanding', 'gallery', 'iconslanding', 'maplanding', 'socialnetwork', 'transitionsvideolanding', 'video'];
const rules = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'];
const someone = () => demo().logins.find(({ role, site }) => role === 'free' && site === 'general')!.member;

/** What each page calls itself: another page at its address is not what was asked for. */
const titles: Record<string, string> = {
  '/members': 'Leden zoeken', '/account-deleted': 'Je account is verwijderd', '/complaints': 'Klacht indienen', '/lang-config': 'Taal', '/login': 'Inloggen', '/match-finder': 'Matchfinder', '/pricing': 'Prijzen',
  '/reset-password': 'Wachtwoord vergeten?', '/reset-password/do': 'Kies een nieuw wachtwoord', '/signup': 'Gratis aanmelden', '/activate/done': 'Je account is actief', '/activate/error': 'Activeren mislukt',
  '/mail-change/do': 'Bevestig je nieuwe e-mailadres', '/ban': 'Ban-beleid', '/cookies': 'Cookies', '/faq': 'Veelgestelde vragen', '/privacy': 'Privacy', '/return-policy': 'Herroeping en terugbetaling', '/service': 'Support en contact',
  '/terms': 'Algemene voorwaarden', '/likes': 'Likes', '/chats': 'Berichten', '/credits': 'Credits kopen', '/credits/repeat-order': 'Bestelling herhalen', '/directdebit': 'Automatische incasso', '/notifications': 'Notificaties',
  '/premium': 'Premium', '/profile': 'Mijn profiel', '/signup-matches': 'Mensen die bij je passen', '/swipe-game': 'Swipespel', '/transactions': 'Transacties', '/settings': 'Instellingen',
};

/** The same of pages that are somebody's, by what their addresses look like. */
const titlesOfKinds: [RegExp, string][] = [
  [/^\/members\/\d+(?:\/landing)?$/, 'Jasper'], [/^\/members\/\d+\/chat$|^\/chats\/\d+$/, 'Berichten'], [/^\/members\/\d+\/signup$/, 'Gratis aanmelden'], [/^\/likes\/(?:given|received|matches)$/, 'Likes'],
  [/^\/credits\/\d+(?:\/paypal)?$/, 'Credits kopen'],
];
const titleOf = (path: string) => titles[path.replace(/^\/pages/, '')] ?? titlesOfKinds.find(([kind]) => kind.test(path))?.[1];

/** Opens addresses; each answers there, without leading on, with a page that has a title, its own where it has one, and a heading. */
async function opens(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1], path).toMatch(titleOf(path) ?? /./);
    expect(html, path).toMatch(/<h1[\s>]/);
    expect(html, path).not.toContain('class="error-page"');
  }
}

const visitors: readonly (readonly [ids: string, paths: () => string[]])[] = [
  ['[R01]', () => ['/']],
  ['[R04]', () => ['/members', `/members/${someone()}`]],
  ['[R06]', () => [`/members/${someone()}/landing`, `/members/${someone()}/signup`]],
  ['[R07]', () => ['landing2', 'landing3'].flatMap((name) => ['', '/bdsm-de'].map((slug) => `/members/${someone()}/${name}${slug}`))],
  ['[R08]', () => ['/account-deleted', '/complaints']],
  ['[R11]', () => ['/lang-config', '/login', '/match-finder']],
  ['[R12]', () => ['/pricing']],
  ['[R13]', () => ['/reset-password', '/reset-password/do']],
  ['[R14]', () => ['/signup']],
  ['[R15]', () => ['/activate/done', '/activate/error']],
  ['[R16]', () => ['/mail-change/do']],
  ['[R18]', () => ['/landers/tinderswipe']],
  ['[R19]', () => landers.flatMap((name) => [`/landers/${name}`, `/landers/${name}/gay-sv`])],
  ['[R20]', () => [...rules.flatMap((name) => [`/${name}`, `/pages/${name}`]), '/eng', '/she-nl']],
];
for (const [ids, paths] of visitors) {
  test(`${ids} opens for a visitor: ${ids === '[R01]' ? 'home' : 'each of its addresses'}`, ({ request }) => opens(request, paths()));
}

type Found = { chats: { conversation: { id: number } }[] };

test('[R02] [R03] [R04] [R05] [R09] [R10] [R11] [R12] [R14] [R17] [R22] each page of a member opens', async ({ page, login }) => {
  await login(demoEmail('premium'));
  const ask = async <Answer>(path: string) => (await (await page.request.get(path)).json()) as Answer;
  const [chat] = (await ask<Found>('/api/chats.php')).chats;
  const match = (await ask<{ profiles: { id: number; match?: boolean }[] }>('/api/likes.php')).profiles.find((each) => each.match);
  const [bundle] = (await ask<{ bundles: { id: number }[] }>('/api/credits.php')).bundles;
  await opens(page.request, [
    '/likes', '/likes/given', '/likes/received', '/likes/matches', `/likes/m/${match!.id}`,
    '/chats', `/chats/${chat!.conversation.id}`,
    '/members', `/members/${someone()}`, `/members/${someone()}/chat`,
    '/credits', '/credits/repeat-order', `/credits/${bundle!.id}`, `/credits/${bundle!.id}/paypal`,
    '/directdebit', '/lang-config', '/match-finder', '/notifications', '/premium', '/pricing', '/profile', '/signup-matches', '/swipe-game', '/transactions', '/settings',
  ]);
});

test('[R08] [R17] the rest of sign-up opens for who has just signed up, and an order for who made it', async ({ newMember, baseURL }) => {
  const { page } = await newMember();
  const { bundles } = (await (await page.request.get('/api/credits.php')).json()) as { bundles: { id: number; price: { amount: number; currency: string } }[] };
  const made = await page.request.post('/api/order.php', { data: { bundle: bundles[0]!.id, method: 'paypal', ...bundles[0]!.price }, headers: { 'x-request-type': 'client', origin: baseURL! } });
  const { order } = (await made.json()) as { order: { payment_id: string } };
  await opens(page.request, ['/complete-signup', `/transactions/${order.payment_id}`]);
});
