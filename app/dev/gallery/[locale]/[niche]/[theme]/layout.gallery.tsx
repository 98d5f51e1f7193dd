import '@/gallery/all-styles';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { lookOf, type LookParams } from '@/gallery/look';
import { quietScript } from '@/gallery/quiet-page';
import { localeTable } from '@/lib/site/languages/locales';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Gallery', robots: { index: false }, icons: { icon: 'data:,' } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

export default async function SceneLayout({ params, children }: { params: LookParams; children: ReactNode }) {
  const look = lookOf(await params);
  if (!look) notFound();
  setRequestLocale(look.locale);
  return (
    <html lang={localeTable[look.locale].code} data-niche={look.niche} data-bs-theme={look.theme} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: quietScript() }} />
        <link rel="preload" href="/fonts/figtree-latin-wght-normal.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  );
}
