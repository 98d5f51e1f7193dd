import { useEffect, useState, type ComponentType } from 'react';
import { awaitPart } from '@/lib/live-page';

type LazyPartProps<Props> = {
  /** Keeps the part for those drawn later. */
  loaded: { part: ComponentType<Props> | null };
  load: () => Promise<ComponentType<Props>>;
  /** Of the part's outermost element, a div. */
  className: string;
  props: Props;
};

/** A part whose code comes after it was drawn: what the server drew of it stays until then, and for good where the code does not come. */
export function LazyPart<Props extends object>({ loaded, load, className, props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState(() => loaded.part);
  useEffect(() => {
    if (Part) return;
    awaitPart(load()).then(
      (part) => {
        loaded.part = part;
        setPart(() => part);
      },
      () => undefined,
    );
  }, [Part, loaded, load]);
  // An empty text leaves in place what is there.
  return Part ? <Part {...props} /> : <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
