import { createElement, lazy, use, useEffect, useSyncExternalStore, type ComponentType, type LazyExoticComponent } from 'react';
import { awaitPart } from '@/lib/live-page';

/** What came is in the page within this time, in milliseconds: React may hold a part back for 300 after another. */
const longestCommit = 1_000;
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
  return lazy(async () => {
    let stands = (): void => undefined;
    void awaitPart(new Promise<void>((resolve) => (stands = resolve)));
    const Part = await load().catch((error: unknown) => {
      if (drawn) reportError(error);
      stands();
      return Nothing as ComponentType<Props>;
    });
    // A part that is not wanted any more by now never stands.
    setTimeout(stands, longestCommit);
    return {
      default: function Standing(props: Props) {
        useEffect(stands, []);
        return createElement(Part, props);
      },
    };
  });
}
