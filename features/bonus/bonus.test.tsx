import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/lib/api/browser';
import { bonusModalKeys } from '@/lib/site/cookies/dismissals';
import { readText } from '@/tests/render-in-dutch';
import { banner, broke, clock, draw, modal, newOffer, newOfferOfDays, page, pass, place, servePrices, untilDrawn, untilModal, welcome } from './testing/bonus-setup';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), usePathname: () => place.path }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:29:15Z'), toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  place.path = '/members';
  servePrices();
});
afterEach(async () => {
  // The visit to the members area ends with the page, while time is still the test's: the next one begins its own.
  cleanup();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  localStorage.clear();
});

describe('the banner', () => {
  it('[T08] counts down from the remaining seconds, each second, as hh:mm:ss', async () => {
    draw();
    expect(clock()).toBe('03:12:45');
    await pass(1);
    expect(clock()).toBe('03:12:44');
    await pass(45);
    expect(clock()).toBe('03:11:59');
  });

  it('[S18] leads to the credits route, and back to where the member was', () => {
    place.path = '/members/7';
    draw();
    expect(within(banner()!).getByRole('link', { name: 'Bekijk bundels' }).getAttribute('href')).toBe('/credits?back=%2Fmembers%2F7');
    expect(readText(banner()!)).toContain('25% korting op je eerste bundel, met code TIMEBONUS25');
  });

  it.each([['/members', true], ['/members/7', true], ['/likes', true], ['/likes/m/7', true], ['/premium', true], ['/settings', false], ['/credits', false], ['/', false], ['/members/7/chat', false]])('[T11] on %s is there: %s', (path, there) => {
    place.path = path;
    draw();
    expect(banner() !== null).toBe(there);
  });

  it('says the time that is left to who asks, and no second by itself', () => {
    draw();
    const timer = within(banner()!).getByRole('timer', { name: 'Nog 3 uur en 12 minuten' });
    expect(timer.getAttribute('aria-live')).toBe('off');
  });

  it('[T08] is gone at zero, keeps its place while the page stands, and does not come back', async () => {
    const offer = newOffer({ seconds: 2 });
    const { redraw, container } = draw(offer);
    await pass(2);
    expect([banner(), container.querySelector('.bonus-banner.is-over')?.textContent]).toEqual([null, '']);
    place.path = '/likes';
    redraw(page(offer));
    expect(container.querySelector('.bonus-banner')).toBeNull();
    redraw(page({ ...offer, seconds: 90 }));
    expect(banner()).toBeNull();
  });

  it.each([['who bought in another tab', { paid_user: true }], ['whom the server offers nothing any more', { offer_seconds: null }]])('[T08] is gone for %s', async (_, more) => {
    const { change } = draw();
    change(more);
    await pass(0);
    expect(banner()).toBeNull();
  });

  it('[T08] is gone while an order with it is under way, and there again once that has failed, with the time that is left', async () => {
    const { change } = draw(newOffer({ seconds: 100 }));
    change({ offer_seconds: null });
    await pass(30);
    expect(banner()).toBeNull();
    change({ offer_seconds: 70 });
    await pass(0);
    expect(clock()).toBe('00:01:10');
  });

  it('[T08] is gone at logout', async () => {
    const { change } = draw();
    change(null);
    await pass(0);
    expect(banner()).toBeNull();
  });

  it('[T08] is gone when a call says that the session has ended, before anything else is known', async () => {
    draw();
    act(() => sessionEnded());
    await pass(0);
    expect(banner()).toBeNull();
  });

  it.each(['logout', 'ended'] as const)('[T08] is gone when another tab says %s; another word of a tab changes nothing', async (word) => {
    draw();
    const [tab, third] = [new BroadcastChannel('session'), new BroadcastChannel('session')];
    const tell = async (said: string) => {
      const heard = new Promise((resolve) => third.addEventListener('message', resolve, { once: true }));
      tab.postMessage(said);
      await heard;
      await pass(0);
    };
    await tell('leaving');
    expect(banner()).not.toBeNull();
    await tell(word);
    expect(banner()).toBeNull();
    for (const each of [tab, third]) each.close();
  });

  it('[T09] of the welcome discount says until when, and counts nothing', () => {
    draw(newOffer(welcome));
    expect(readText(banner()!)).toMatch(/25% welkomstkorting op je eerste bundel.*tot 17:42/);
    expect(clock()).toBe('');
  });

  it('[T09] names the day of one that lasts longer than four hours', () => {
    draw(newOfferOfDays());
    expect(readText(banner()!)).toMatch(/25% welkomstkorting op je eerste bundel.*tot 24 nov(?!,)/);
  });
});

describe('[T10] the modal', () => {
  it('comes forty seconds after the member came into the members area, at 0 credits', async () => {
    draw();
    await pass(37);
    await untilDrawn();
    expect(modal()).toBeNull();
    await pass(1);
    await untilDrawn();
    expect(readText(modal()!)).toContain('Vier uur na je aanmelding loopt de korting af: vandaag om 17:42. De klok start niet opnieuw.');
    expect(readText(modal()!)).toMatch(/TIMEBONUS25.*Staat klaar.*Voorbeeld: 275 credits.*€ 24,95 € 18,71/);
  });

  it('counts the time of pages of the area together, and begins anew after another page', async () => {
    const offer = newOffer();
    const { redraw } = draw(offer);
    await pass(25);
    place.path = '/likes';
    redraw(page(offer));
    await pass(10);
    place.path = '/settings';
    redraw(page(offer));
    await pass(30);
    place.path = '/members';
    redraw(page(offer));
    await pass(20);
    expect(modal()).toBeNull();
    await untilModal();
    expect(modal()).not.toBeNull();
  });

  it.each([
    ['with credits', { credits: 1 }],
    ['after a purchase', { paid_user: true }],
  ])('does not come %s', async (_, more) => {
    draw(newOffer(), { ...broke, ...more });
    await untilModal();
    expect(modal()).toBeNull();
  });

  it('[E15] does not come where it was closed before, in this browser', async () => {
    localStorage.setItem(bonusModalKeys['time-bonus'], '1');
    draw();
    await untilModal();
    expect(modal()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))],
    ['its last button', () => fireEvent.click(screen.getByRole('button', { name: 'Later' }))],
    ['Escape', () => fireEvent(modal()!, new Event('cancel', { cancelable: true }))],
    ['the backdrop', () => fireEvent.click(modal()!)],
  ])('closes by %s, and the time of it is kept under the key of the specification', async (_, close) => {
    draw();
    await untilModal();
    close();
    await pass(1);
    expect(modal()).toBeNull();
    expect(Number(localStorage.getItem('hide-time-bonus-modal'))).toBeGreaterThan(Date.parse('2026-11-21T13:29:00Z'));
    await pass(100);
    expect(modal()).toBeNull();
  });

  it('closes where another tab closed it', async () => {
    draw();
    await untilModal();
    localStorage.setItem('hide-time-bonus-modal', '1');
    fireEvent(window, new StorageEvent('storage'));
    expect(modal()).toBeNull();
  });

  it('is gone at zero', async () => {
    draw(newOffer({ seconds: 60 }));
    await untilModal();
    expect(modal()).not.toBeNull();
    await pass(20);
    expect(modal()).toBeNull();
  });

  it('comes without prices where they do not come', async () => {
    servePrices(true);
    draw();
    await untilModal();
    expect(readText(modal()!)).not.toContain('Voorbeeld');
  });

  it('comes in layout chat too, which has no banner', async () => {
    place.path = '/chats';
    draw(newOffer(), broke, { banner: false });
    expect(banner()).toBeNull();
    await untilModal();
    expect(modal()).not.toBeNull();
  });

  it('says tomorrow where it ends after midnight, by the clock of the server', async () => {
    draw(newOffer({ endsAt: '2026-11-21T23:10:00.000Z', seconds: 7_200 }));
    await untilModal();
    expect(readText(modal()!)).toContain('morgen om 00:10');
  });
});

describe('[S18] [B02] the welcome bonus', () => {
  it('says 25%, gives four hours and their end, and what the cheapest bundle comes to', async () => {
    draw(newOffer(welcome));
    await untilModal();
    expect(readText(modal()!)).toContain('Op je eerste bundel krijg je 25% korting. Wees er op tijd bij: de korting geldt 4 uur vanaf je aanmelding, tot vandaag 17:42.');
    expect(readText(modal()!)).toContain('vanaf € 7,46 in plaats van € 9,95');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('[T09] says until which day, and no hours from the sign-up on, where the server gives it days', async () => {
    draw(newOfferOfDays());
    await untilModal();
    expect(readText(modal()!)).toContain('Op je eerste bundel krijg je 25% korting. Geldig tot 24 november 2026, 17:42.');
    expect(readText(modal()!)).not.toMatch(/4 uur|morgen/);
  });

  it('is closed before it leads to the credits route, and stays closed', async () => {
    draw(newOffer(welcome));
    await untilModal();
    const link = screen.getByRole('link', { name: 'Naar de bundels' });
    expect(link.getAttribute('href')).toBe('/credits?back=%2Fmembers');
    fireEvent.click(link);
    await vi.waitFor(() => expect(modal()).toBeNull());
    expect(localStorage.getItem('hide-welcome-bonus-modal')).not.toBeNull();
    expect(localStorage.getItem('hide-time-bonus-modal')).toBeNull();
  });
});
