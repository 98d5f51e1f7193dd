import '@/styles/main.scss';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { siteWords } from '@/app/page-data/site-words';
import { env } from '@/lib/api/server';
import { firstScript } from '@/lib/site/http/content-security';
import { localeTable } from '@/lib/site/languages/locales';
import { nicheColours } from '@/lib/site/niches/niche-colours';
import { nicheTheme } from '@/lib/site/niches/niches';
import { siteHost, siteOrigin } from '@/lib/site/addresses/site-origin';
import { slugOf } from '@/lib/site/addresses/slugs';

type Props = { params: SiteParams; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, variant, settings } = await siteRequest(params);
  const { name } = settings;
  const { title, description } = await siteWords(settings, variant);
  const image = { url: `/site-images/share-${slugOf(variant)}.jpg`, width: 1200, height: 630, alt: `${name}: ${title}` };
  return {
    metadataBase: new URL(siteOrigin(host, settings.domain, env().port)),
    title: { default: title, template: `%s - ${name}` },
    description,
    applicationName: name,
    manifest: `/manifest.webmanifest?lang=${variant.locale}`,
    icons: {
      icon: [{ url: '/favicon.ico', sizes: '32x32' }, { url: '/site-images/icon.svg', type: 'image/svg+xml' }],
      apple: '/site-images/apple-touch-icon.png',
    },
    openGraph: { type: 'website', siteName: name, locale: localeTable[variant.locale].iso.replace('-', '_'), images: [image] },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false, email: false, address: false },
  };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { niche } = (await siteRequest(params)).variant;
  return { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: nicheColours(niche).ground[nicheTheme[niche]] };
}

export default async function RootLayout({ params, children }: Props) {
  const { host, variant, settings } = await siteRequest(params);
  return (
    <html lang={localeTable[variant.locale].code} data-niche={variant.niche} data-bs-theme={nicheTheme[variant.niche]} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <link rel="preload" href="/fonts/figtree-latin-wght-normal.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      {/* Named at the foot of what is printed. */}
      <body data-host={siteHost(host, settings.domain, env().port)}>{children}</body>
    </html>
  );
}
