import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { PersonPhoto } from '@/components/media/person-photo';
import type { User } from '@/lib/contract/user';
import nl from '@/locales/nl.json';
import { TestPage, testPerson, testProfile, testSite, testUser } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { MemberCard } from './member-card';
import { ProfileScreen } from './profile-screen';
import { LazyUpgradeDialog } from './lazy-upgrade-dialog';

vi.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }));

const photos = [{ id: 1, filename: '7.webp' }, { id: 2, filename: '2.webp', thumb_filename: '2s.webp', locked: true }, { id: 3, filename: '3.webp', thumb_filename: '3s.webp', locked: true }];
const offers = (from: string | null, claimSource?: string) =>
  mockServer.use(http.get('*/forms/upgrade', ({ request }) => HttpResponse.json({ locale: new URL(request.url).searchParams.get('lang'), from, claimSource, messages: { members: { upgrade: nl.members.upgrade }, premium: nl.premium, fictional: nl.fictional, ui: { dialog: nl.ui.dialog } } })));
const show = (user: User | null, withDialog = true) => render(
  <TestPage>
    <ProfileScreen site={testSite} profile={testProfile({ name: 'Yasmin', photos })} user={user} />
    {withDialog ? <LazyUpgradeDialog /> : null}
  </TestPage>,
);
const lockedLink = () => screen.getAllByRole('link').find((link) => link.querySelector('.photo-lock'))!;
const free: User = { ...testUser, paid_user: false };

describe('a private photo', () => {
  it('[A03] [P02] tells a free member what Premium shows, how one becomes it and from what price; "Niet nu" leaves it at that', async () => {
    offers('€ 9,95');
    show(free);
    await userEvent.click(lockedLink());
    const prompt = within(await screen.findByRole('dialog', { name: 'Yasmin heeft 2 privéfoto’s' }));
    expect(prompt.getByText(/Met je eerste bundel heb je Premium: vanaf €\s9,95, één keer\.$/)).toBeTruthy();
    expect(prompt.getByText('25 eigen foto’s')).toBeTruthy();
    expect(prompt.getByRole('link', { name: 'Bekijk bundels' }).getAttribute('href')).toBe('/credits?back=%2Fmembers%2F7');
    await userEvent.click(prompt.getByRole('button', { name: 'Niet nu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(lockedLink());
  });

  it('[A03] the prompt promotes Premium with the claim beside its source; without a source it makes none', async () => {
    offers('€ 9,95', 'telling onder 1.200 leden');
    const { unmount } = show(free);
    await userEvent.click(lockedLink());
    const prompt = within(await screen.findByRole('dialog'));
    expect(prompt.getByText('46% meer kans op een match')).toBeTruthy();
    expect(prompt.getByText('Bron: telling onder 1.200 leden')).toBeTruthy();
    unmount();
    offers('€ 9,95');
    show(free);
    await userEvent.click(lockedLink());
    expect((await screen.findByRole('dialog')).textContent).not.toContain('46');
  });

  it('[P02] on a card it is the main photo: the prompt says so, and shows no more than the server blurred', async () => {
    offers(null);
    const person = testPerson(9, { name: 'Noor', main_image: { filename: 'veiled.webp', locked: true } });
    render(
      <TestPage>
        <MemberCard person={person} site={testSite} visitor={false} back="/members" />
        <LazyUpgradeDialog />
      </TestPage>,
    );
    await userEvent.click(lockedLink());
    const prompt = await screen.findByRole('dialog', { name: 'De hoofdfoto van Noor is privé' });
    expect([...prompt.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([expect.stringMatching(/\/photos\/veiled\.webp$/)]);
    expect(within(prompt).getByText(/eerste bundel, die je één keer betaalt, heb je Premium\.$/)).toBeTruthy();
  });

  it('[A05] of a fictional profile the prompt says so before it speaks of money', async () => {
    offers('€ 9,95');
    const person = testPerson(9, { name: 'Noor', fictional: true, main_image: { filename: 'veiled.webp', locked: true } });
    render(
      <TestPage>
        <MemberCard person={person} site={testSite} visitor={false} back="/members" />
        <LazyUpgradeDialog />
      </TestPage>,
    );
    await userEvent.click(lockedLink());
    expect((await screen.findByRole('dialog')).textContent).toMatch(/Fictief profiel – Fysiek contact niet mogelijk.*€\s9,95/);
  });

  it('the browser’s back closes the prompt, and a press with a key held opens the bundles in a tab of their own', async () => {
    offers(null);
    show(free);
    await userEvent.click(lockedLink());
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = lockedLink();
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['dialog meeting', 'match on-photo'])('in a modal about one profile (%s) it is a link like any other: the modal hears it, and no prompt comes over it', async (look) => {
    offers(null);
    const heard = vi.fn((event: MouseEvent) => event.preventDefault());
    render(
      <TestPage>
        <dialog open className={look} onClickCapture={(event) => heard(event.nativeEvent)}>
          <PersonPhoto variant="hero" name="Noor" locked alt="Noor" src="/photos/veiled.webp" href="/members/9" />
        </dialog>
        <LazyUpgradeDialog />
      </TestPage>,
    );
    await userEvent.click(lockedLink());
    expect(heard).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(lockedLink().getAttribute('href')).toBe('/members/9');
  });

  it('[P02] leads to the bundles by itself while there is no script, and a visitor to sign-up with that member', () => {
    const { unmount } = show(free, false);
    expect(lockedLink().getAttribute('href')).toBe('/credits?back=%2Fmembers%2F7');
    unmount();
    show(null, false);
    expect(lockedLink().getAttribute('href')).toBe('/signup?member=7');
  });
});

it('[P01] a locked card leads a visitor to the profile, which says what it needs', () => {
  render(
    <TestPage>
      <MemberCard person={testPerson(9, { name: 'Noor', main_image: { filename: 'veiled.webp', locked: true } })} site={testSite} visitor back="/members" />
    </TestPage>,
  );
  expect(lockedLink().getAttribute('href')).toBe('/members/9');
});

it('[P01] a visitor sees that a gift is for members, and is led to sign-up with its receiver; a member goes straight to them', () => {
  const { unmount } = show(null, false);
  expect(screen.getAllByRole('link', { name: 'Meld je aan of log in om Yasmin een cadeau te sturen' })[0]!.getAttribute('href')).toBe('/signup?member=7');
  unmount();
  show(testUser, false);
  expect(screen.getAllByRole('link', { name: 'Stuur Yasmin een cadeau' })[0]!.getAttribute('href')).toBe('/members/7/chat?gift=');
});
