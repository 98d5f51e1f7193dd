import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { holdEntry } from '@/components/ui/hold-entry';
import { accountScreens, screenBefore, type AccountScreen } from './account-screens';

type Moved = { screen: AccountScreen; /** How one came to it: nobody did to the first. */ way?: 'on' | 'back' };

const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;

/**
 * Which screen of the first step is shown. A screen that is come to takes the focus and begins at its top. In a page the browser's "back" is
 * the screen before; over a page it leaves sign-up, as the address does.
 */
export function useAccountScreen(form: RefObject<HTMLFormElement | null>, first: AccountScreen, inPage: boolean) {
  const [{ screen, way }, setMoved] = useState<Moved>({ screen: first });
  const letGo = useRef<(then?: () => void) => void>((then) => then?.());
  const before = screenBefore(screen);
  const isDeep = inPage && before !== undefined;

  useEffect(() => {
    if (!way) return;
    const shown = form.current?.querySelector('.signup-screen:not([hidden])');
    shown?.querySelector<HTMLElement>('[data-title], input:not([type=hidden]), textarea')?.focus({ preventScroll: true });
    const around = form.current?.closest('.ready-form');
    if (!around) (form.current?.closest('dialog') ?? document.documentElement).scrollTop = 0;
    else if (!isInView(around.getBoundingClientRect())) around.scrollIntoView();
  }, [screen, way, form]);

  /** Whether there is a screen before the one that is now shown. */
  const goBack = useEffectEvent((): boolean => {
    if (before) setMoved({ screen: before, way: 'back' });
    return before !== undefined && screenBefore(before) !== undefined;
  });

  useEffect(() => {
    if (!isDeep) return undefined;
    const hold = () => {
      letGo.current = holdEntry(() => goBack() && hold());
    };
    hold();
    return () => {
      letGo.current();
      letGo.current = (then) => then?.();
    };
  }, [isDeep]);

  return {
    screen, way, before,
    show: (next: AccountScreen) => setMoved((now) => (now.screen === next ? now : { screen: next, way: accountScreens.indexOf(next) > accountScreens.indexOf(now.screen) ? 'on' : 'back' })),
    back: () => before && setMoved({ screen: before, way: 'back' }),
    /** Leaves the history as it was before the first screen, and goes on. */
    leave: (then: () => void) => letGo.current(then),
  };
}
