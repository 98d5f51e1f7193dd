import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Segmented } from '@/components/ui/segmented';
import { chooseTheme, readTheme, themes, type Theme } from './theme';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was chosen, else the look that the page came with. */
const shownTheme = () => readTheme() ?? (document.documentElement.dataset.bsTheme as Theme | undefined) ?? null;

/** Light, dark, or as the device is; drawn at once. At first the site's own look is the chosen one. (S23) */
export function ThemeChoice({ chosen: drawn = null }: { /** As the page was drawn. */ chosen?: Theme | null }) {
  const t = useTranslations('shell.theme');
  const chosen = useSyncExternalStore(subscribe, shownTheme, () => drawn);
  const choose = (theme: string) => {
    chooseTheme(theme as Theme);
    for (const listener of listeners) listener();
  };
  return (
    <div className="theme-choice">
      <Segmented legend={t('legend')} name="theme" options={themes.map((theme) => ({ value: theme, label: t(theme) }))} value={chosen ?? ''} onChange={choose} />
    </div>
  );
}
