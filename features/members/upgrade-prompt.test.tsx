import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@/lib/contract/user';
import { TestPage, testProfile, testSite, testUser } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { ProfileScreen } from './profile-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }));

const photos = [{ id: 1, filename: '7.webp' }, { id: 2, filename: '2.webp', thumb_filename: '2s.webp', locked: true }, { id: 3, filename: '3.webp', thumb_filename: '3s.webp', locked: true }];
const bundle = (id: number, amount: number) => ({ id, credits: 100, price: { amount, currency: 'EUR' } });
const show = (user: User | null) => render(
  <TestPage>
    <ProfileScreen site={testSite} profile={testProfile({ name: 'Yasmin', photos })} user={user} />
  </TestPage>,
);
const lockedLink = () => screen.getAllByRole('link').find((link) => link.querySelector('.photo-lock'))!;

describe('a private photo', () => {
  it('[P02] tells a free member what Premium shows, how one becomes it and from what price; "Niet nu" leaves it at that', async () => {
    mockServer.use(http.get('*/api/credits.php', () => HttpResponse.json({ bundles: [bundle(2, 2495), bundle(1, 995)], methods: [] })));
    show({ ...testUser, paid_user: false });
    await userEvent.click(lockedLink());
    const prompt = within(await screen.findByRole('dialog', { name: 'Yasmin heeft 2 privéfoto’s' }));
    expect(await prompt.findByText(/Je wordt het met je eerste bundel: vanaf €\s9,95, één keer\.$/)).toBeTruthy();
    expect(prompt.getByText('25 eigen foto’s')).toBeTruthy();
    expect(prompt.getByRole('link', { name: 'Bekijk bundels' }).getAttribute('href')).toBe('/credits');
    await userEvent.click(prompt.getByRole('button', { name: 'Niet nu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[P02] where nothing can be bought just now the prompt names no price', async () => {
    mockServer.use(http.get('*/api/credits.php', () => HttpResponse.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 })));
    show({ ...testUser, paid_user: false });
    await userEvent.click(lockedLink());
    expect(await screen.findByText(/eerste bundel, die je één keer betaalt\.$/)).toBeTruthy();
  });

  it('[P02] leads to the bundles by itself while there is no script', () => {
    show({ ...testUser, paid_user: false });
    expect(lockedLink().getAttribute('href')).toBe('/credits');
  });
});

it('[P01] a visitor sees that a gift is for who is logged in, and is led back to the gifts; a member goes straight to them', () => {
  const { unmount } = show(null);
  expect(screen.getAllByRole('link', { name: 'Log in om Yasmin een cadeau te sturen' })[0]!.getAttribute('href')).toBe('/login?to=%2Fmembers%2F7%2Fchat%3Fgift%3D');
  unmount();
  show(testUser);
  expect(screen.getAllByRole('link', { name: 'Stuur Yasmin een cadeau' })[0]!.getAttribute('href')).toBe('/members/7/chat?gift=');
});
