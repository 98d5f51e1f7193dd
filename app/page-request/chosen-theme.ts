import { cookies } from 'next/headers';
import { isTheme, type Theme } from '@/features/shell/theme';

/** What the reader has chosen; null while the site's own look stands. */
export async function chosenTheme(): Promise<Theme | null> {
  const value = (await cookies()).get('theme')?.value;
  return isTheme(value) ? value : null;
}
