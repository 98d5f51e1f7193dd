import '@/styles/main.scss';
import '@/gallery/gallery.scss';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false }, icons: { icon: 'data:,' } };

export default function ListLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-niche="general" data-bs-theme="light">
      <body>{children}</body>
    </html>
  );
}
