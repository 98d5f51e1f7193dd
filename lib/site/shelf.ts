// Where what a form leaves waits for the page that comes, beside the memory of the instance that took it. Decision 217.
import { once } from '../once';

/** What instances share; nothing where there is one alone. */
export type Shelf = {
  /** Lays a value down under a token, for so many milliseconds; gives whether it lies there. */
  put: (token: string, value: unknown, life: number) => Promise<boolean>;
  /** What lies under a token; null where nothing does, undefined where the shelf is away. */
  find: (token: string) => Promise<unknown>;
  /** From now on it stays for so many milliseconds at most. */
  keep: (token: string, life: number) => void;
};

/** The place of the shelf in this process. */
export const shelf = (): { shared?: Shelf } => once('shelf', () => ({}));
