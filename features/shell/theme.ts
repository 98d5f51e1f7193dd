import { writeCookie } from '@/lib/site/cookies/write-cookie';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const yearInSeconds = 365 * 24 * 60 * 60;

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The cookie that keeps a choice for a year, as a browser and a server both write it. */
export const themeCookie = (theme: Theme): string => `theme=${theme}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;

/** What the reader has chosen; null while the site's own look stands. */
export function readTheme(): Theme | null {
  const value = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  return isTheme(value) ? value : null;
}

/** Draws the page so, and the browser's own bars in its ground; 'system' leaves it to the style sheet, which follows the device. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.bsTheme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
}

/** Keeps a choice and draws the page so at once. */
export function chooseTheme(theme: Theme): void {
  writeCookie(themeCookie(theme));
  showTheme(theme);
}
