import '@/styles/main.scss';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteRequest, type SiteParams } from '@/app/site-request';
import { themeScript } from '@/lib/site/content-security';
import { localeTable } from '@/lib/site/locales';
import { nicheTheme } from '@/lib/site/niches';

type Props = { params: SiteParams; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { settings } = await siteRequest(params);
  return {
    title: { default: settings.index_title ?? settings.name, template: `%s - ${settings.name}` },
    description: settings.description,
    icons: '/icon.svg',
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default async function RootLayout({ params, children }: Props) {
  const { variant } = await siteRequest(params);
  return (
    <html lang={localeTable[variant.locale].code} data-niche={variant.niche} data-bs-theme={nicheTheme[variant.niche]} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="preload" href="/fonts/figtree-latin-wght-normal.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  );
}
