import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { expect, test, vi } from 'vitest';
import { companyInfo } from '@/lib/contract/site-settings';
import english from '@/locales/en.json';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { ChatShell } from './chat-shell';
import { DefaultShell } from './default-shell';
import { EmptyShell } from './empty-shell';
import { LanderShell } from './lander-shell';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push: () => undefined }),
  usePathname: () => '/members',
  useSearchParams: () => new URLSearchParams(),
}));

const company = companyInfo.parse({ name: 'Voorbeeld Media B.V.', kvk: '00000000', city: 'Utrecht' });

const defaultShell = (site = exampleSite()) => (
  <DefaultShell site={site} company={company} banners={<p>Een waarschuwing</p>}>
    <h1>De pagina</h1>
  </DefaultShell>
);

test('[A14] layout default: top navigation, banners, the page, a footer with its disclaimer', () => {
  renderInDutch(defaultShell());
  const bar = screen.getByRole('banner');
  const banner = screen.getByText('Een waarschuwing');
  const page = screen.getByRole('main');
  const footer = screen.getByRole('contentinfo');
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(bar.compareDocumentPosition(banner) & follows).toBeTruthy();
  expect(banner.compareDocumentPosition(page) & follows).toBeTruthy();
  expect(page.compareDocumentPosition(footer) & follows).toBeTruthy();
  expect(within(page).getByRole('heading', { name: 'De pagina' })).toBeTruthy();
  expect(footer.textContent).toContain('met die profielen is fysiek contact niet mogelijk');
  expect(footer.textContent).toContain('Voorbeeld Media B.V. · KvK 00000000 · Utrecht');
});

test('where demo people are shown, the foot of a page says that their portraits are illustrations', () => {
  const { unmount } = renderInDutch(defaultShell());
  expect(screen.queryByText(/Alle portretten zijn illustraties\./)).toBeNull();
  unmount();
  for (const shell of [defaultShell(exampleSite({ illustrated: true })), <LanderShell key="lander" company={company} site={exampleSite({ illustrated: true })}><p /></LanderShell>]) {
    const { unmount: gone } = renderInDutch(shell);
    expect(screen.getByRole('contentinfo').textContent).toContain('Alle portretten zijn illustraties.');
    gone();
  }
});

test('[S25] the footer leads to terms, privacy, cookies, ban, pricing, complaints, return policy, questions and support, and to the support’s phone', () => {
  renderInDutch(defaultShell(exampleSite({ supportPhone: '+31 30 765-43 21' })));
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/pages/terms', '/pages/privacy', '/pages/cookies', '/pages/ban', '/pricing', '/pages/return-policy', '/complaints', '/pages/faq', '/pages/service', 'tel:+31307654321']);
});

test('[A14] the disclaimer names fictional profiles as the operator does', () => {
  renderInDutch(defaultShell(exampleSite({ fictional: { plural: 'entertainmentprofielen' } })));
  expect(screen.getByRole('contentinfo').textContent).toContain('Entertainmentprofielen hebben altijd een label');
});

test('[A14] English has the footer for the United States, other languages have not', () => {
  const { unmount } = renderInDutch(defaultShell());
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  render(
    <NextIntlClientProvider locale="en" messages={english as AbstractIntlMessages} timeZone="Europe/Amsterdam">
      {defaultShell(exampleSite({ locale: 'en' }))}
    </NextIntlClientProvider>,
  );
  const block = screen.getByRole('complementary', { name: 'For members in the United States' });
  expect(within(block).getByRole('link', { name: 'Transactions' }).getAttribute('href')).toBe('/transactions');
});

test('[S23] a visitor has a language switcher and a login link', () => {
  renderInDutch(defaultShell());
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
  expect(bar.getByLabelText('NL, Taal: Nederlands').textContent).toBe('NL');
});

test('the first stop of the keyboard leads past the bars to the page', () => {
  renderInDutch(defaultShell());
  expect(screen.getByRole('link', { name: 'Naar inhoud' }).getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('[A15] layout chat is bare: a bar and the page that fills the window, no banners, no footer, no disclaimer', () => {
  renderInDutch(
    <ChatShell site={exampleSite()} user={null}>
      <h1>Berichten</h1>
    </ChatShell>,
  );
  const page = screen.getByRole('main');
  expect(page.textContent).toBe('Berichten');
  expect(page.parentElement!.className).toContain('chat-page');
  expect([...page.parentElement!.children].filter((part) => part.textContent.trim() !== '')).toEqual([screen.getByRole('link', { name: 'Naar inhoud' }), screen.getByRole('banner'), page]);
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(document.body.textContent).not.toContain('fysiek contact');
});

test('[A16] layout lander: a logo bar and a footer, nothing that leads away', () => {
  renderInDutch(
    <LanderShell site={exampleSite()} company={company}>
      <h1>Wie valt je op?</h1>
    </LanderShell>,
  );
  expect(within(screen.getByRole('banner')).queryByRole('link')).toBeNull();
  expect(screen.getByRole('banner').textContent).toContain('Vonk');
  const footer = within(screen.getByRole('contentinfo'));
  const rules = ['Voorwaarden', 'Privacy', 'Cookies', 'Ban-beleid', 'Prijzen', 'Herroeping', 'Klachten', 'Veelgestelde vragen', 'Support'];
  expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual(rules);
  expect(footer.getByText(/^Alleen voor volwassenen\..*fysiek contact niet mogelijk/)).toBeTruthy();
  expect(footer.getByText('Voorbeeld Media B.V. · KvK 00000000 · Utrecht')).toBeTruthy();
});

test('[A17] layout empty: only the page', () => {
  renderInDutch(
    <EmptyShell>
      <h1>Inloggen</h1>
    </EmptyShell>,
  );
  expect(screen.getByRole('main').textContent).toBe('Inloggen');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
