import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import type { SiteInfo } from '@/lib/site/site-info';
import { TestPage, testProfile, testSite, testUser } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { ProfileScreen, type ProfileScreenProps } from './profile-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }));
beforeEach(() => {
  // A wide window, as the stylesheet has it: the sticky bar of the phone is away.
  document.head.innerHTML = '<style>.sticky-actions { display: none }</style>';
});

const sharp = (id: number) => ({ id, filename: `${id}.webp`, thumb_filename: `${id}-thumb.webp` });
const locked = (id: number) => ({ id, filename: `${id}-blurred.webp`, locked: true });
const photos = [sharp(7), sharp(8), locked(9), locked(10)];

type Shown = Partial<Omit<ProfileScreenProps, 'profile' | 'site'>> & { site?: Partial<SiteInfo>; user?: User | null };

function page(more: object = {}, { site, user = testUser, ...props }: Shown = {}) {
  const here = { ...testSite, ...site };
  const profile: Profile = testProfile(more);
  return (
    <TestPage site={here}>
      <ProfileScreen {...props} site={here} profile={profile} user={user} />
    </TestPage>
  );
}

const photosShown = () => screen.getByRole('list', { name: 'Foto’s van Sanne' });

describe('the photos', () => {
  test('[A04] show the main one first, and lead from the locked ones to the credits', () => {
    render(page({ photos, num_photos: 4 }));
    const slides = within(photosShown()).getAllByRole('listitem');
    expect(slides.map((slide) => slide.querySelector('img')?.getAttribute('src'))).toEqual(['/photos/7.webp', '/photos/8.webp', '/photos/9-blurred.webp', '/photos/10-blurred.webp']);
    expect(readText(slides[0]!)).toContain('1 / 4');
    const toCredits = screen.getAllByRole('link', { name: /Bekijk met Premium/ });
    expect(toCredits).toHaveLength(4);
    expect(new Set(toCredits.map((link) => link.getAttribute('href')))).toEqual(new Set(['/credits?back=%2Fmembers%2F7']));
    expect(screen.getByText('2 foto’s op slot')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bekijk bundels' }).getAttribute('href')).toBe('/credits?back=%2Fmembers%2F7');
  });

  test('[A03] are offered with the claim and where it comes from, and without it where that is not told', () => {
    const { container, rerender } = render(page({ photos, num_photos: 4 }, { claimSource: 'klantonderzoek 2026' }));
    expect(readText(container.querySelector('.photo-notice')!)).toMatch(/46% meer kans op een match\s*Bron: klantonderzoek 2026/);
    rerender(page({ photos, num_photos: 4 }));
    expect(readText(container)).not.toContain('46%');
  });

  test('[A04] say nothing of locks where all are open', () => {
    render(page({ photos: photos.slice(0, 2) }));
    expect(screen.queryByText(/op slot/)).toBeNull();
  });

  test('are there without script: the small ones jump to the large ones', () => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToStaticMarkup(page({ photos }));
    const target = holder.querySelector('.profile-thumbs a')!.getAttribute('href')!;
    expect(holder.querySelector(`${target} img`)?.getAttribute('src')).toBe('/photos/8.webp');
    expect(holder.querySelector('.photo-open')).toBeNull();
  });

  test('of a server that names only the main one are that one', () => {
    render(page({ photos: null }));
    expect(within(photosShown()).getAllByRole('listitem')).toHaveLength(1);
    expect(photosShown().querySelector('img')?.getAttribute('src')).toBe('/photos/7.webp');
  });

  test('of a member without any are their initial', () => {
    render(page({ main_image: null, photos: [] }));
    expect(photosShown().querySelector('img')).toBeNull();
    expect(readText(photosShown())).toContain('S');
  });

  test('open large, one at a time: buttons, arrows, small ones, and Escape gives the page back', async () => {
    render(page({ photos }));
    await userEvent.click(screen.getByRole('button', { name: 'Foto 1 groot bekijken' }));
    const viewer = await screen.findByRole('dialog', { name: /Foto’s van Sanne/ });
    const shown = () => viewer.querySelector('.viewer-photo img')?.getAttribute('src');
    expect(readText(viewer)).toContain('1 van 4');
    expect(within(viewer).getByRole<HTMLButtonElement>('button', { name: 'Vorige foto' }).disabled).toBe(true);
    await userEvent.click(within(viewer).getByRole('button', { name: 'Volgende foto' }));
    expect(shown()).toBe('/photos/8.webp');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('/photos/9-blurred.webp');
    expect(viewer.querySelector('.viewer-photo a')?.getAttribute('href')).toBe('/credits?back=%2Fmembers%2F7');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(shown()).toBe('/photos/7.webp');
    await userEvent.click(within(viewer).getByRole('button', { name: /Naar foto 4/ }));
    expect(readText(viewer)).toContain('4 van 4');
    const strip = viewer.querySelector('.viewer-photo')!;
    await userEvent.pointer([{ keys: '[TouchA>]', target: strip, coords: { clientX: 100 } }, { keys: '[/TouchA]', target: strip, coords: { clientX: 200 } }]);
    expect(readText(viewer)).toContain('3 van 4');
    (viewer as HTMLDialogElement).close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('"back" closes the viewer and leaves the profile', async () => {
  render(page({ photos }));
  const at = window.location.href;
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 groot bekijken' }));
  await screen.findByRole('dialog');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.href).toBe(at);
});

describe('a fictional profile', () => {
  test('[A05] carries label and warning on each large photo, in the notice and in the viewer', async () => {
    render(page({ photos, fictional: true, online: true, distance_km: 3 }));
    for (const slide of within(photosShown()).getAllByRole('listitem')) expect(readText(slide)).toContain('Fictief profiel – Fysiek contact niet mogelijk');
    expect(readText(screen.getByRole('note'))).toContain('Fictief profiel – Fysiek contact niet mogelijk');
    expect(screen.getByRole('link', { name: 'Hoe werkt dit?' }).getAttribute('href')).toBe('/pages/faq');
    await userEvent.click(screen.getByRole('button', { name: 'Foto 2 groot bekijken' }));
    const viewer = await screen.findByRole('dialog');
    for (const _photo of photos) {
      expect(readText(viewer.querySelector('.viewer-photo')!)).toContain('Fictief profiel – Fysiek contact niet mogelijk');
      await userEvent.keyboard('{ArrowRight}');
    }
  });

  test('is neither online nor near, whatever the server says', () => {
    const { container } = render(page({ fictional: true, online: true, distance_km: 3 }));
    expect(readText(container)).not.toMatch(/online|km/i);
    expect(container.innerHTML).not.toContain('map-pin');
    expect(container.querySelector('.dot')).toBeNull();
  });

  test('[A05] is called as the site calls it', () => {
    render(page({ fictional: true }, { site: { fictional: { singular: 'Chatprofiel', warning: 'Afspreken kan niet' } } }));
    expect(readText(screen.getByRole('note'))).toContain('Chatprofiel – Afspreken kan niet');
  });

  test('[A05] no other profile carries the label', () => {
    const { container } = render(page({ photos }));
    expect(readText(container)).not.toContain('Fictief');
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('what stands beside the photos', () => {
  test('name, age, place, distance, and in words that the member is there now', () => {
    const { container } = render(page({ online: true, distance_km: 4 }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sanne, 31');
    expect(readText(container.querySelector('.profile-head')!)).toContain('Utrecht · 4 km');
    expect(readText(container.querySelector('.profile-head')!)).toContain('Nu online');
  });

  test('keeps the lines of the text, shows markup as text, and folds what is long', () => {
    const about = `Eerste regel.\n<b>vet</b>\n\n${'Nog een zin over mij. '.repeat(40)}Het slot.`;
    const { container } = render(page({ about }));
    const shown = [...container.querySelectorAll('.profile-text')].map((part) => part.textContent);
    expect(shown.join(' ').replace(/\s+/g, ' ')).toBe(about.replace(/\s+/g, ' '));
    expect(shown[0]!.length).toBeLessThan(320);
    expect(container.querySelector('details .profile-text')?.textContent).toContain('Het slot.');
    expect(screen.getByText('Meer lezen')).toBeDefined();
    expect(container.querySelector('.profile-text b')).toBeNull();
  });

  test('interests that both have come first and say so; unknown ones keep their own name', () => {
    render(page({ interests: ['cooking', 'music', 'boogschieten'] }, { interests: ['music'] }));
    const chips = within(screen.getByRole('heading', { name: 'Wat ons verbindt' }).parentElement!).getAllByRole('listitem');
    expect(chips.map(readText)).toEqual(['Muziek, ook jouw interesse', 'Koken', 'boogschieten']);
  });

  test('interests are just that where nobody’s are compared', () => {
    render(page({ interests: ['cooking'] }));
    expect(screen.getByRole('heading', { name: 'Interesses' })).toBeDefined();
  });

  const attributes = { gender: 'woman', sexuality: 'hetero', hair: 'brown', eye: 'rather_not_say', body: 'average', rel: 'married', tattoo: 'op beide armen' };
  const rows = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);

  test('[E12] attributes in words, without those that a member keeps back', () => {
    render(page({ attributes }));
    expect(rows()).toEqual(['Haarkleur: Bruin', 'Postuur: Gemiddeld', 'Status: Getrouwd', 'Geaardheid: Hetero', 'Tatoeages: op beide armen', 'Geslacht: Vrouw']);
  });

  test('[E04] where the site names the texts of members that it shows, no other is', () => {
    const { unmount } = render(page({ about: 'Ik bak brood.' }, { visibleNotes: ['about'] }));
    expect(screen.getByText('Ik bak brood.')).toBeTruthy();
    unmount();
    render(page({ about: 'Ik bak brood.' }, { visibleNotes: ['hobbies'] }));
    expect(screen.queryByText('Ik bak brood.')).toBeNull();
  });

  test('[E04] only the attributes that the site shows', () => {
    render(page({ attributes }, { visibleFields: ['hair', 'rel'] }));
    expect(rows()).toEqual(['Haarkleur: Bruin', 'Status: Getrouwd']);
  });
});

describe('what one can do', () => {
  test('chat, and like; the heart is the same one everywhere', async () => {
    mockServer.use(http.post('*/api/like.php', () => HttpResponse.json({ liked: true })));
    const { container } = render(page());
    expect(screen.getByRole('link', { name: 'Chat met Sanne' }).getAttribute('href')).toBe('/members/7/chat');
    await userEvent.click(screen.getByRole('button', { name: 'Like Sanne' }));
    const hearts = [...container.querySelectorAll('.like-button')];
    expect(hearts.map((heart) => heart.querySelector('use')!.getAttribute('href')!.split('#')[1])).toEqual(['heart-fill', 'heart-fill']);
    expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  });

  test('go on to people like this one: as old, of the same gender, in the same country, and of whom less is told by what is', () => {
    const similar = () => screen.queryByRole('link', { name: 'Meer mensen zoals Sanne' })?.getAttribute('href');
    const told = (more: object, shown?: Shown) => {
      const { unmount } = render(page(more, shown));
      const address = similar();
      unmount();
      return address;
    };
    const woman = { attributes: { gender: 'woman' } };
    expect(told(woman)).toBe('/members?gender=woman&country=NL&min_age=26&max_age=36');
    expect(told({ attributes: { gender: 'nonbinary' }, age: 20 })).toBe('/members?country=NL&min_age=18&max_age=25');
    expect(told({ age: null, country: null })).toBeUndefined();
    expect(told(woman, { user: null })).toBeDefined();
    expect(told(woman, { user: null, site: { loggedOutSearch: false } })).toBeUndefined();
    expect(told({ ...woman, id: 900 })).toBeUndefined();
  });

  test('nothing with one’s own profile, nor with its photos', async () => {
    const { container } = render(page({ id: 900, photos }));
    expect(screen.getByText('Zo zien anderen jouw profiel.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Foto 1 groot bekijken' }));
    await screen.findByRole('dialog');
    expect(container.querySelector('.like-button, .sticky-actions, .profile-actions, .viewer-actions')).toBeNull();
  });

  test('[P01] a visitor signs up or logs in to chat, to like and to see more photos; messages say so', () => {
    render(page({ num_photos: 4 }, { user: null }));
    expect(screen.getByText('Log in om meer foto’s te zien')).toBeDefined();
    expect(screen.getByText('Sanne heeft nog 3 foto’s.')).toBeDefined();
    expect(screen.getByText('Meld je aan of log in om te chatten, een cadeau te sturen of een like te geven.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Chat met Sanne', description: 'Meld je aan of log in om met Sanne te chatten' }).getAttribute('href')).toBe('/signup?member=7');
    expect(screen.getByRole('link', { name: 'Like – Meld je aan of log in om Sanne een like te geven' }).getAttribute('href')).toBe('/signup?member=7');
    expect(screen.getByRole('link', { name: 'Gratis aanmelden' }).getAttribute('href')).toBe('/signup?member=7');
    expect(document.querySelector('a[href^="/login"]')).toBeNull();
    expect(within(photosShown()).getAllByRole('listitem')).toHaveLength(1);
  });

  test.each([[4], [1]])('[T15] where sign-up is by invitation, a profile of %i photos says so at the link', (num_photos) => {
    render(page({ num_photos }, { user: null, site: { signUpOpen: false } }));
    expect(screen.getByRole('link', { name: 'Aanmelden met uitnodiging' }).getAttribute('href')).toBe('/signup?member=7');
    expect(screen.queryByText(/gratis/i)).toBeNull();
  });

  test('[P01] a visitor is not asked in for photos that do not exist', () => {
    render(page({ num_photos: 1 }, { user: null }));
    expect(screen.queryByText('Log in om meer foto’s te zien')).toBeNull();
    expect(screen.getByRole('link', { name: 'Gratis aanmelden' }).getAttribute('href')).toBe('/signup?member=7');
  });
});
