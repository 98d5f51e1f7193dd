import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readText } from '@/tests/render-in-dutch';
import { profileEvent } from './emit-profile';
import { amara, asked, begin, draw, end, match, pass, place, receive, server, tab, total, zoe } from './testing/meetings-setup';

vi.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => new URLSearchParams(place.search) }));
beforeEach(begin);
afterEach(end);

const type = (text: string) => {
  const field = screen.getByLabelText('Bericht');
  act(() => field.focus());
  fireEvent.keyDown(field);
  fireEvent.change(field, { target: { value: text } });
};

describe('a new match', () => {
  const both = () => receive([{ ...amara, match: true }], [{ ...amara, match: true }]);

  it('[S19] is shown with both names, and closes on click', async () => {
    draw();
    receive([amara]);
    both();
    await pass(600);
    expect(match()?.textContent).toContain('Amara en jij vinden elkaar leuk.');
    fireEvent.click(screen.getByText('Amara en jij vinden elkaar leuk. Wie begint?'));
    expect(match()).toBeNull();
  });

  it.each([['image', 'Profiel van Amara', '/members/5'], ['button', 'Stuur een bericht', '/members/5/chat']])('[S19] its %s emits an event with the profile id, and leads on unless somebody cancels it', async (_, name, href) => {
    const heard: number[] = [];
    const hear = (event: CustomEvent<{ profile: number }>) => {
      heard.push(event.detail.profile);
      event.preventDefault();
    };
    window.addEventListener(profileEvent, hear);
    const { router } = draw();
    receive([amara]);
    both();
    await pass(600);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    fireEvent.click(link);
    await vi.waitFor(() => expect([heard, match()]).toEqual([[5], null]));
    expect(router.push).not.toHaveBeenCalled();
    window.removeEventListener(profileEvent, hear);
  });

  it('takes the first line to the match, and stays while it is written', async () => {
    const { router } = draw();
    receive([amara]);
    both();
    await pass(600);
    const line = await vi.waitFor(() => screen.getByRole('textbox', { name: 'Schrijf Amara een eerste bericht' }));
    fireEvent.click(line);
    expect(match()).not.toBeNull();
    const form = line.closest('form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/forms/message', 'post']);
    fireEvent.change(line, { target: { value: 'Hoi Amara' } });
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ member: '5', writer: '1', text: 'Hoi Amara', back: '/members/5/chat' });
    expect(readText(form)).toContain('Kost 5 credits');
    // The one button sends it.
    const sent: FormDataEntryValue[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(form).get('text')!);
    });
    fireEvent.click(screen.getByRole('link', { name: 'Stuur een bericht' }));
    await vi.waitFor(() => expect(sent).toEqual(['Hoi Amara']));
    expect([router.push.mock.calls, match()]).toEqual([[], expect.anything()]);
  });

  it('is closed by the browser’s back', async () => {
    draw();
    receive([amara]);
    both();
    await pass(600);
    expect(match()).not.toBeNull();
    act(() => window.history.back());
    await vi.waitFor(() => expect(match()).toBeNull());
  });

  it('waits while somebody writes, and while another dialog is open', async () => {
    draw();
    receive([amara]);
    type('Hoi');
    both();
    await pass(2_000);
    expect(match()).toBeNull();
    type('');
    document.body.insertAdjacentHTML('beforeend', '<dialog open id="other"></dialog>');
    await pass(10_000);
    expect(match()).toBeNull();
    document.getElementById('other')!.remove();
    await pass(600);
    expect(match()).not.toBeNull();
  });

  it('lets three seconds pass after the last key, also where nothing waited yet: the next Enter is meant for the field', async () => {
    draw();
    receive([amara]);
    type('');
    both();
    await pass(2_000);
    expect(match()).toBeNull();
    await pass(2_000);
    expect(match()).not.toBeNull();
  });

  it('comes one at a time', async () => {
    draw();
    receive([amara, zoe]);
    receive([amara, zoe], [amara, zoe]);
    await pass(600);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Verder kijken' }));
    await pass(600);
    expect(match()?.textContent).toContain('Zoë');
  });

  it('that another tab shows does not come here too, and one that stands here stays', async () => {
    draw();
    const other = new BroadcastChannel('meetings');
    receive([amara, zoe]);
    receive([amara, zoe], [amara]);
    await pass(600);
    other.postMessage('match 5');
    other.postMessage('match 6');
    await pass(100);
    expect(match()?.textContent).toContain('Amara');
    receive([amara, zoe], [amara, zoe]);
    fireEvent.click(screen.getByRole('button', { name: 'Verder kijken' }));
    await pass(600);
    expect(match()).toBeNull();
    other.close();
  });

  it('[S19] that nobody heard of, between the page and the stream, comes with the next count', async () => {
    draw({ new_likes: 1 });
    const [older, newer] = [{ ...zoe, liked_at: '2026-11-01T10:00:00Z' }, { ...amara, match: true, liked_at: '2026-11-21T10:00:00Z' }];
    Object.assign(server, { profiles: [newer], liked_by: [older, newer] });
    act(() => tab.likes.getState().receiveUser({ new_likes: 2 }));
    await pass(10);
    await pass(600);
    expect(match()?.textContent).toContain('Amara');
    expect(screen.queryByText('Zoë vindt je profiel leuk')).toBeNull();
  });

  it('[S19] made by a press on a heart of this tab is shown too, once the likes say who it is', async () => {
    draw();
    Object.assign(server, { profiles: [{ ...amara, match: true }], liked_by: [{ ...amara, match: true }] });
    fireEvent.click(screen.getByRole('button', { name: 'like' }));
    await pass(600);
    await pass(600);
    expect(match()?.textContent).toContain('Amara');
  });
});

describe('a new like', () => {
  it('that an event tells of is a toast with the way to the profile, once; a fictional profile keeps its label', async () => {
    draw();
    server.liked_by = [amara];
    act(() => tab.likes.setState({ news: { profile: 5, match: false } }));
    receive([amara]);
    receive([amara, { ...zoe, fictional: true }]);
    await pass(10);
    const toasts = within(screen.getByRole('status', { name: 'Mededelingen' })).getAllByRole('link');
    expect(toasts.map((toast) => [toast.getAttribute('href'), /Fictief/.test(toast.textContent)])).toEqual([['/members/5', false], ['/members/6', true]]);
    expect(toasts[0]?.textContent).toContain('Amara vindt je profiel leuk');
  });

  it('that comes while nobody looks, or that the site made, is no toast', async () => {
    draw();
    receive([]);
    receive([{ ...zoe, auto: true }]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    receive([{ ...zoe, auto: true }, amara]);
    await pass(10);
    expect(screen.queryByRole('link')).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('numbers and hearts', () => {
  it('[T06] a profile that is opened before the likes are known has them loaded, so that the number is right at once', async () => {
    draw({ new_likes: 1 });
    server.liked_by = [{ ...amara, like_new: false }];
    act(() => tab.likes.getState().openProfile(5));
    await pass(100);
    expect(total()).toBe('0');
  });

  it('[T05] a count of the server that differs from this tab’s has the likes loaded, once', async () => {
    draw();
    receive([amara]);
    server.liked_by = [amara, zoe];
    act(() => tab.likes.getState().receiveUser({ new_likes: 2 }));
    await pass(100);
    expect(total()).toBe('2');
    act(() => tab.likes.getState().receiveUser({ new_likes: 3 }));
    await pass(100);
    act(() => tab.likes.getState().receiveUser({ new_likes: 3 }));
    await pass(100);
    expect(asked).toHaveLength(2);
  });

  it('a heart follows what was liked or taken back elsewhere', async () => {
    draw();
    receive([], [amara]);
    await pass(10);
    expect(screen.getByRole('button', { name: 'geliket' })).toBeDefined();
    receive([], []);
    await pass(10);
    expect(screen.getByRole('button', { name: 'like' })).toBeDefined();
  });
});
