// The flashes of forms that instances share, beside those in the memory of the instance that took the form. Decision 217.
import { once } from '../../once';

/** What instances share; nothing where there is one alone. */
export type SharedFlashes = {
  /** Stores a value under a token, for so many milliseconds; gives whether it is stored. */
  put: (token: string, value: unknown, life: number) => Promise<boolean>;
  /** What is stored under a token; null where nothing is, undefined where the store does not answer. */
  find: (token: string) => Promise<unknown>;
  /** From now on it stays for so many milliseconds at most. */
  keep: (token: string, life: number) => void;
};

/** Whether this process shares its flashes, and through what. */
export const flashSharing = (): { shared?: SharedFlashes } => once('shared flashes', () => ({}));
