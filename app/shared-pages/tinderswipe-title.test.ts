import { expect, test, vi } from 'vitest';
import { generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/tinderswipe/page';
import { siteSettings } from '@/lib/contract/site-settings';
import { siteInfo } from '@/lib/site/site-info';

const site = vi.hoisted(() => ({ settings: {} as object }));
vi.mock('@/app/page-request/site-request', () => ({
  siteRequest: () => {
    const variant = { locale: 'nl', niche: 'general' } as const;
    const settings = siteSettings.parse({ name: 'Vonk', ...site.settings });
    return Promise.resolve({ host: 'vonk.test', variant, settings, site: siteInfo(settings, variant) });
  },
}));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { default: messages } = await import('@/locales/nl.json');
  return { getTranslations: (namespace: never) => Promise.resolve(createTranslator({ locale: 'nl', messages, namespace })) };
});

test.each([
  ['all', 'Swipe drie keer. Kijk wie er bij je past.', 'Drie mensen, drie keer kiezen. Daarna maak je gratis een profiel.'],
  ['none', 'Meld je aan en kijk wie er bij jou in de buurt is.', 'Aanmelden is gratis. Berichten kosten credits; de prijs staat erbij.'],
])('[T16] the title of the deck promises cards only where visitors may see people: search for %s', async (logged_out_search, title, description) => {
  site.settings = { logged_out_search };
  const metadata = await generateMetadata({ params: Promise.resolve({ site: 'vonk_test', slug: 'nl' }) });
  expect(metadata).toMatchObject({ title, description });
  expect(metadata.alternates).toBeDefined();
});
