import { lazy, use, type ComponentType, type LazyExoticComponent } from 'react';
import { awaitPart } from '@/lib/live-page';
import { useHydrated } from './use-hydrated';

const never = new Promise<null>(() => undefined);

/**
 * A part that its page is about, whose code comes after the page's own. Where it does not come, what the server drew stays as it was sent, works
 * without script, and whoever listens for lost code is told of it; a page that the browser draws itself has its error page. (T17)
 */
export function neededPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await awaitPart(load()).catch(lostPart<Props>) }));
}

function lostPart<Props extends object>(error: unknown): ComponentType<Props> {
  let told = false;
  return function LostPart() {
    if (useHydrated()) throw error;
    if (!told) reportError(error);
    told = true;
    return use(never);
  };
}
