import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { classNames } from './class-names';
import { PageLink } from './page-link';

type LogoProps = {
  /** The site's name, from settings.name. */
  name: string;
  /** Where it leads; null draws the mark and the name without a link. */
  href?: string | null;
  /** White, for photos and dusk. */
  light?: boolean;
};

export function Logo({ name, href = '/', light }: LogoProps) {
  const t = useTranslations('layout.logo');
  const className = classNames('logo', light && 'logo-light');
  const content = (
    <>
      <LogoMark />
      <span>{name}</span>
    </>
  );
  if (href === null) return <span className={className}>{content}</span>;
  // Fetched ahead, the home would bring its photos to every page that has a logo.
  return (
    <PageLink className={className} href={href} aria-label={t('home', { name })}>
      {content}
    </PageLink>
  );
}

/** The heart with a flame tip and a four-point spark, in the colours of the niche. */
export function LogoMark() {
  const gradient = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <linearGradient id={gradient} x1="0" y1="1" x2="1" y2="0">
        <stop className="logo-from" />
        <stop className="logo-to" offset="1" />
      </linearGradient>
      <path
        fill={`url(#${gradient})`}
        d="M16 29.2C8.4 24 2.6 18.9 2.6 12.3 2.6 7.6 6 4.4 10 4.4c2.6 0 4.8 1.4 6 3.6.5-3 2.4-5.4 5.4-6.6-.4 1.7.1 2.9 1.4 4.1 2.9 1 4.6 3.8 4.6 7 0 6.5-5.8 11.5-11.4 16.7Z"
      />
      <path
        fill="#fff"
        opacity=".92"
        d="M16.2 12.2c.5 2.7 1.6 3.8 4.3 4.3-2.7.5-3.8 1.6-4.3 4.3-.5-2.7-1.6-3.8-4.3-4.3 2.7-.5 3.8-1.6 4.3-4.3Z"
      />
    </svg>
  );
}
