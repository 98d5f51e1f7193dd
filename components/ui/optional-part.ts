import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const nothing: ComponentType = () => null;

/** A part whose code comes after the page's own, and without which the page is whole: where it does not come, nothing stands there. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: nothing as ComponentType<Props> }),
    ),
  );
}
