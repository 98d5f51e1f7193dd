import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listSwipeCards } from '@/lib/contract/swipe';
import { LikesStoreProvider } from '@/lib/stores/likes-store-provider';
import { forgetSwipes } from '@/lib/stores/swipe-memory';
import { TestPage, testUser, wirePerson } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { SwipeScreen } from './swipe-screen';

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }));
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/swipe-game' }));

const nextAt = '2026-11-21T23:00:00.000Z';
const names = ['Noor', 'Mila', 'Lotte', 'Iris', 'Vera'];
const wireCard = (at: number, more: object = {}) => wirePerson(at + 1, { name: names[at], interests: ['music'], ...more });
const page = (cards: object[], more: object = {}) => ({ answer: listSwipeCards.response.parse({ cards, likes_left: 4, next_at: nextAt, ...more }), renderedAt: '2026-11-21T12:00:00Z' });
const everyone = names.map((_, at) => wireCard(at));

const screenOf = (given = page(everyone), user = testUser) => (
  <TestPage>
    <LikesStoreProvider user={user}>
      <SwipeScreen user={user} page={given} />
    </LikesStoreProvider>
  </TestPage>
);

/** What the server hears, and how it answers the next time. */
let heard: { profile: number; like: boolean }[];
let answers: (() => Response)[];
let left: number;

beforeEach(() => {
  forgetSwipes();
  router.push.mockClear();
  [heard, answers, left] = [[], [], 4];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  mockServer.use(
    http.get('*/api/swipe.php', () => HttpResponse.json({ cards: [], likes_left: left, next_at: nextAt })),
    http.delete('*/api/swipe.php', () => HttpResponse.json({ likes_left: left })),
    http.post('*/api/swipe.php', async ({ request }) => {
      const body = (await request.json()) as { profile: number; like: boolean };
      heard.push(body);
      const answer = answers.shift();
      if (answer) return answer();
      if (body.like) left -= 1;
      return HttpResponse.json({ likes_left: left, next_at: nextAt });
    }),
  );
});

const refusal = (status: number, code: string, params?: object) => () => HttpResponse.json({ error: { code, params } }, { status });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const topName = () => screen.getByRole('link', { name: /^Bekijk het profiel van/ }).getAttribute('aria-label');
const pull = (by: number) => {
  const card = document.querySelector('.swipe-card.is-top')!;
  Object.defineProperty(card, 'offsetWidth', { value: 400, configurable: true });
  const at = (x: number) => ({ pointerId: 1, button: 0, clientX: x, clientY: 300 });
  fireEvent.pointerDown(card, at(200));
  for (const step of [0.25, 0.5, 0.75, 1]) fireEvent.pointerMove(card, at(200 + by * step));
  return { letGo: () => fireEvent.pointerUp(card, at(200 + by)), card };
};

describe('deciding', () => {
  test('[S12] by button: the card goes, the next one lies on top, and it is said', async () => {
    render(screenOf());
    await press('Noor overslaan');
    await press('Like Mila');
    expect(topName()).toContain('Lotte');
    await waitFor(() => expect(heard).toEqual([{ profile: 1, like: false }, { profile: 2, like: true }]));
    await screen.findByText('Nog 3 likes vandaag');
    expect(readText(screen.getByRole('status'))).toBe('Like voor Mila. Nu te zien: Lotte.');
  });

  test('[S12] by key: left is no, right is like, up is the profile; not while one types or a dialog is open', async () => {
    render(screenOf());
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(heard).toEqual([{ profile: 1, like: false }, { profile: 2, like: true }]));
    await userEvent.keyboard('{ArrowUp}');
    expect(router.push).toHaveBeenCalledWith('/members/3');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(topName()).toContain('Lotte');
    field.remove();
    const over = document.body.appendChild(document.createElement('dialog'));
    over.open = true;
    await userEvent.keyboard('{ArrowRight}');
    expect(topName()).toContain('Lotte');
    over.remove();
  });

  test('[S12] by finger: far enough decides, less springs back', async () => {
    render(screenOf());
    const small = pull(20);
    expect(small.card.classList).toContain('is-pulled');
    small.letGo();
    expect([topName(), heard]).toEqual(['Bekijk het profiel van Noor', []]);
    pull(-190).letGo();
    pull(190).letGo();
    await waitFor(() => expect(heard[0]).toEqual({ profile: 1, like: false }));
  });

  test('a pass can be taken back', async () => {
    render(screenOf());
    await press('Noor overslaan');
    await press('Noor terughalen');
    expect(topName()).toContain('Noor');
    expect(screen.queryByRole('button', { name: /terughalen/ })).toBeNull();
  });
});

describe('a server that does not have the calls of the game', () => {
  const none = () => new HttpResponse('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } });

  test.each(['Noor overslaan', 'Like Noor'])('%s: the site does not offer it, and nobody is asked to try again; no like is used up', async (button) => {
    mockServer.use(http.post('*/api/swipe.php', none));
    render(screenOf());
    await press(button);
    const title = await screen.findByRole('heading', { name: 'Deze site biedt dit niet aan.' });
    expect(within(title.parentElement!).queryByRole('button')).toBeNull();
    expect(within(title.parentElement!).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/members', '/likes']);
    expect(screen.getByText('Nog 4 likes vandaag')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Noor overslaan' })).toBeNull();
  });

  test('a pass that cannot be taken back says so, stays away, and no other one offers to be', async () => {
    mockServer.use(http.delete('*/api/swipe.php', () => new HttpResponse(null, { status: 405 })));
    render(screenOf());
    await press('Noor overslaan');
    await press('Noor terughalen');
    await screen.findByText('Deze site biedt dit niet aan.');
    expect(topName()).toContain('Mila');
    await press('Mila overslaan');
    expect(topName()).toContain('Lotte');
    expect(screen.queryByRole('button', { name: /terughalen/ })).toBeNull();
  });
});

describe('the end', () => {
  test('[S12] [B03] after four likes: when there are more, and where else to go', async () => {
    render(screenOf());
    for (const name of names.slice(0, 4)) await press(`Like ${name}`);
    const title = await screen.findByRole('heading', { name: 'Dat waren je likes voor vandaag' });
    expect(document.activeElement).toBe(title);
    const end = within(title.parentElement!);
    expect(end.getByText(/Nieuwe likes om/).querySelector('time')?.dateTime).toBe(nextAt);
    expect(end.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/members', '/likes']);
    expect(screen.queryByText('Nog 0 likes vandaag')).toBeNull();
    await waitFor(() => expect(heard).toHaveLength(4));
  });

  test('[B03] the likes are used up in another tab: the same end, nothing lost, and beside it to whom they went', async () => {
    answers = [refusal(409, 'swipe_limit', { next_at: nextAt })];
    const given = [wireCard(3), wireCard(4, { match: true })];
    mockServer.use(http.get('*/api/swipe.php', () => HttpResponse.json({ cards: everyone.slice(0, 3), likes_left: 0, next_at: nextAt, liked_today: given })));
    render(screenOf());
    await press('Like Noor');
    expect(await screen.findByRole('heading', { name: 'Dat waren je likes voor vandaag' })).toBeTruthy();
    await waitFor(() => expect([...document.querySelectorAll('.swipe-liked')].map(readText)).toEqual(['Iris, 31Nog geen antwoord', 'Vera, 31Match']));
  });

  test('[B03] the likes are used up and nothing more can be asked: the same end', async () => {
    answers = [refusal(409, 'swipe_limit', { next_at: nextAt })];
    const asked = vi.fn();
    mockServer.use(
      http.get('*/api/swipe.php', () => {
        asked();
        return HttpResponse.json({}, { status: 400 });
      }),
    );
    render(screenOf());
    await press('Like Noor');
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(screen.getByRole('heading', { name: 'Dat waren je likes voor vandaag' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Probeer opnieuw' })).toBeNull();
  });

  test('of the cards', async () => {
    render(screenOf(page([wireCard(0)])));
    await press('Noor overslaan');
    expect(await screen.findByRole('heading', { name: 'Je hebt iedereen gezien' })).toBeTruthy();
  });

  test('more cards that do not come can be asked for again', async () => {
    mockServer.use(http.get('*/api/swipe.php', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    render(screenOf(page([wireCard(0)])));
    await press('Noor overslaan');
    await press(await screen.findByRole('button', { name: 'Probeer opnieuw' }).then((button) => button.textContent!));
    expect(await screen.findByRole('heading', { name: 'Je hebt iedereen gezien' })).toBeTruthy();
  });
});

describe('what goes wrong', () => {
  test('offline the card comes back with a sentence, and the like is not lost', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(screenOf());
    await press('Like Noor');
    expect(await screen.findByText('Geen verbinding. De kaart van Noor is terug; er is geen like verbruikt.')).toBeTruthy();
    expect([topName(), screen.getByText('Nog 4 likes vandaag') !== null, heard]).toEqual(['Bekijk het profiel van Noor', true, []]);
  });

  test('who has left is told of, and the next card lies on top', async () => {
    answers = [refusal(410, 'member_gone')];
    render(screenOf());
    await press('Like Noor');
    expect(await screen.findByText('Noor is hier niet meer. Je houdt je like.')).toBeTruthy();
    expect([topName(), screen.getByText('Nog 4 likes vandaag') !== null]).toEqual(['Bekijk het profiel van Mila', true]);
  });
});

describe('the page', () => {
  const withoutScript = (...given: Parameters<typeof screenOf>) => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToStaticMarkup(screenOf(...given));
    return holder;
  };

  test('[S12] is a form without script: the top card, yes and no', () => {
    const form = withoutScript().querySelector('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/forms/swipe', 'post']);
    expect(new FormData(form).get('profile')).toBe('1');
    expect([...form.querySelectorAll('button')].map(({ name, value, type }) => [name, value, type])).toEqual([['like', '0', 'submit'], ['like', '1', 'submit']]);
  });

  test('[A05] every fictional card has its label and the whole sentence, and claims neither place nor presence', () => {
    const claims = { fictional: true, online: true, distance_km: 12 };
    const holder = withoutScript(page([wireCard(0, claims), wireCard(1, claims)], { liked_today: [wireCard(2, { fictional: true })] }));
    for (const card of holder.querySelectorAll('.swipe-card')) expect(readText(card)).toContain('Fictief profiel – Fysiek contact niet mogelijk');
    expect(holder.textContent).not.toMatch(/\bkm\b|Nu online/);
    expect(holder.querySelector('.swipe-today')!.textContent).toContain('Fictief');
  });

  test('today’s likes stand beside it with what came of them', () => {
    const today = [wireCard(3, { match: true }), wireCard(4, { match: true, auto: true }), wireCard(2)];
    const texts = [...withoutScript(page(everyone, { liked_today: today })).querySelectorAll('.swipe-liked')].map(readText);
    expect(texts).toEqual(['Iris, 31Match', 'Vera, 31Match met een automatische like', 'Lotte, 31Nog geen antwoord']);
  });

  test('[P02] whoever has no photo has an initial, whoever has several turns them; a locked one is liked by nobody', async () => {
    const photos = ['a', 'b', 'c'].map((name, at) => ({ id: at + 1, filename: `${name}.webp` }));
    render(screenOf(page([wireCard(0, { photos }), wireCard(1, { main_image: null }), wireCard(2, { main_image: { filename: 'x.webp', locked: true } })])));
    const shown = () => document.querySelector('.swipe-card.is-top img')?.getAttribute('src');
    await press('Volgende foto van Noor (dit is 1 van 3)');
    expect(shown()).toBe('/photos/b.webp');
    await press('Noor overslaan');
    expect([shown(), document.querySelector('.swipe-card.is-top .photo-initial')?.textContent]).toEqual([undefined, 'M']);
    await press('Mila overslaan');
    expect(screen.queryByRole('button', { name: 'Like Lotte' })).toBeNull();
    // In its place stands what it needs: the prompt listens for it, and without script it is a way.
    const way = screen.getByRole('link', { name: 'Bekijk Lotte met Premium' });
    expect([way.getAttribute('href'), way.dataset['locked']]).toEqual(['/credits?back=%2Fswipe-game', 'Lotte']);
    // Whoever would like the card by a key or a pull is asked the same; passing needs nothing.
    const pressed = vi.fn((event: Event) => event.preventDefault());
    way.addEventListener('click', pressed);
    await userEvent.keyboard('{ArrowRight}');
    expect(pressed).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('link', { name: 'Bekijk Lotte met Premium' })).toBeNull();
  });

  test('a member whose address is not confirmed is told what becomes of the likes, and led to confirm it', () => {
    const link = [...withoutScript(page(everyone), { ...testUser, status: 'not_confirmed' }).querySelectorAll('a')].find(({ textContent }) => textContent.startsWith('Je e-mailadres is nog niet bevestigd.'));
    expect(link?.getAttribute('href')).toBe('/complete-signup?step=confirm');
    expect(withoutScript().textContent).not.toContain('nog niet bevestigd');
  });
});
