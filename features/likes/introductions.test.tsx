import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import { amara, asked, begin, draw, end, liker, pass, place, receive, server, zoe } from './testing/meetings-setup';

vi.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => new URLSearchParams(place.search) }));
beforeEach(begin);
afterEach(end);

const mila = { id: 9, name: 'Mila', fictional: true, main_image: { match: '/match/9.webp' }, like_new: true };

describe('a like of the site itself', () => {
  it('[T20] where the server has somebody to introduce, auto-like.php says whom, and the likes are loaded anew 500 ms later', async () => {
    server.autoLike = mila;
    draw({ auto_like: true });
    await pass(4_900);
    expect(asked).toEqual([]);
    for (let step = 0; asked.length < 1 && step < 10; step++) await pass(50);
    expect(asked).toEqual(['auto-like']);
    let waited = 0;
    for (; asked.length < 2 && waited < 2_000; waited += 50) await pass(50);
    expect(asked).toEqual(['auto-like', 'likes']);
    expect([waited >= 450, waited <= 600]).toEqual([true, true]);
    const modal = screen.getByRole('dialog', { name: 'Maak kennis met Mila' });
    expect(modal.querySelector('.meeting-words')?.firstElementChild?.textContent).toBe('Automatische like van de site');
    expect(modal.textContent).toContain('Mila is verzonnen en bedoeld om te chatten.');
    expect(modal.querySelector('img')?.getAttribute('src')).toBe('/match/9.webp');
    expect(modal.textContent).toContain('Fysiek contact niet mogelijk');
  });

  it('[T20] [E02] a match of which the server tells no more than the id is no modal without a face: the profile of auto-like.php stands in it', async () => {
    server.autoLike = { id: '9', main_image: { match: 'match/9.jpg' } };
    draw();
    receive([liker(5, '#5')]);
    receive([liker(5, '#5')], [liker(5, '#5')]);
    await pass(600);
    await pass(600);
    expect(asked).toEqual(['auto-like', 'likes']);
    expect(screen.getByRole('dialog', { name: 'Maak kennis' }).textContent).toContain('Wij kozen dit profiel voor je uit.');
    expect(document.querySelector('dialog img')?.getAttribute('src')).toBe('/photos/match/9.jpg');
  });

  it('[T20] is introduced to nobody where there is nobody, where the call fails, or where it was opened before', async () => {
    for (const answer of [null, { ...mila, like_new: false }]) {
      server.autoLike = answer;
      const { unmount } = draw({ auto_like: true });
      await pass(6_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      unmount();
    }
    mockServer.use(http.get('*/api/auto-like.php', () => new HttpResponse(null, { status: 404 })));
    draw({ auto_like: true });
    await pass(6_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the query parameter t', () => {
  it('[S20] shows a like after so many seconds, with the way to its profile, and leaves the address', async () => {
    window.history.replaceState({ kept: 1 }, '', '/members?t=5&gender=man');
    place.search = 't=5&gender=man';
    server.liked_by = [{ ...amara, like_new: false }, zoe];
    draw();
    await pass(4_900);
    expect([asked.length, window.location.search]).toEqual([0, '?t=5&gender=man']);
    await pass(200);
    expect([window.location.pathname, window.location.search, window.history.state]).toEqual(['/members', '?gender=man', expect.objectContaining({ kept: 1 })]);
    await pass(600);
    expect(screen.getByRole('dialog', { name: 'Zoë vindt je profiel leuk' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bekijk profiel' }).getAttribute('href')).toBe('/members/6');
  });

  it('[S20] on a profile whose member likes the reader it is that like', async () => {
    Object.assign(place, { path: '/members/5', search: 't=0' });
    server.liked_by = [zoe, { ...amara, like_new: false }];
    draw();
    await pass(600);
    await pass(600);
    expect(screen.getByRole('dialog', { name: 'Amara vindt je profiel leuk' })).toBeDefined();
  });

  it.each(['', 'x', '-1', '1e3', '9999', '5s', '1.5'])('[S20] %j is no number of seconds: nothing is shown, nothing changes', async (t) => {
    window.history.replaceState(null, '', `/members?t=${t}`);
    place.search = `t=${t}`;
    server.liked_by = [zoe];
    draw();
    await pass(10_000);
    expect([asked, screen.queryByRole('dialog'), window.location.search]).toEqual([[], null, `?t=${t}`]);
  });
});
