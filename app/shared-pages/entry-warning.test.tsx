import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteSettings } from '@/lib/contract/site-settings';
import type { User } from '@/lib/contract/user';
import { TestPage, testSite, testUser } from '@/tests/member-page';
import LiveChat from '../[site]/[slug]/live/(frame)/(chat)/layout';
import CachedLander from '../[site]/[slug]/cached/(lander)/layout';
import LiveLander from '../[site]/[slug]/live/(lander)/layout';

const asked = vi.hoisted(() => ({ request: {} as object }));
vi.mock('@/app/page-request/site-request', () => ({ liveRequest: () => Promise.resolve(asked.request), siteRequest: () => Promise.resolve(asked.request) }));
vi.mock('@/app/page-request/form-notice', () => ({ formNotice: () => Promise.resolve(null) }));
vi.mock('@/lib/api/site', () => ({ companyOf: () => Promise.resolve({ tradenames: [], vat_numbers: [] }) }));
vi.mock('@/features/shell/chat-shell', () => ({ ChatShell: ({ children }: { children: ReactNode }) => children }));
vi.mock('@/features/shell/lander-shell', () => ({ LanderShell: ({ children }: { children: ReactNode }) => children }));

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'site-entry=; Max-Age=0; Path=/';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const params = Promise.resolve({ site: 'vonk.test', slug: 'nl' });
const open = async (Layout: typeof LiveChat, geoip_country: string, user: User | null) => {
  asked.request = { host: 'vonk.test', site: testSite, user, settings: siteSettings.parse({ name: 'Vonk', enable_site_entry_popup: true, geoip_country }) };
  const { unmount } = render(<TestPage>{await Layout({ params, children: <h1>De pagina</h1> })}</TestPage>);
  // The dialog's code is fetched on its own.
  const warned = await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull(), { timeout: 300 }).then(() => true, () => false);
  unmount();
  return warned;
};

test.each([
  ['[A15] the chat layout', LiveChat],
  ['[A16] the lander layout, kept', CachedLander],
  ['[A16] the lander layout, live', LiveLander],
])('%s warns visitors in the Netherlands and Germany alone', async (_, Layout) => {
  expect([await open(Layout, 'NL', null), await open(Layout, 'DE', null), await open(Layout, 'BE', null)]).toEqual([true, true, false]);
});

test.each([['[S01] chat', LiveChat], ['[S01] lander', LiveLander]])('%s: a member is not warned', async (_, Layout) => {
  expect(await open(Layout, 'NL', testUser)).toBe(false);
});
