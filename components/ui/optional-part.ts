import { lazy, use, useSyncExternalStore, type ComponentType, type LazyExoticComponent } from 'react';
import { awaitPart } from '@/lib/live-page';

const never = new Promise<null>(() => undefined);
/** Nothing to listen for, and so nothing to stop. */
const same = (): (() => void) => same;

/** In the place of a part that did not come: what the server drew there, while React takes the page over, stays as it was sent; elsewhere nothing stands. */
const Nothing: ComponentType = () => (useSyncExternalStore(same, same, () => null) ? null : use(never));

/**
 * A part whose code comes after the page's own, and without which the page is whole. One that the server draws is `drawn`: its forms and links
 * work without script, and where its code does not come, whoever listens for lost code begins the page anew. (T17)
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>, drawn = false): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await awaitPart(load()).catch((error: unknown) => {
      if (drawn) reportError(error);
      return Nothing as ComponentType<Props>;
    }),
  }));
}
