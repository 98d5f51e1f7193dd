// Which request is being answered, however deep in the code: every line of the log that belongs to one carries its id. Decision 135.
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from '@/lib/once';

const storage = () => once('current request', () => new AsyncLocalStorage<string>());

/** Does the work as part of the request with this id. */
export const withinRequest = <Value>(id: string, work: () => Value): Value => storage().run(id, work);

/** The id of the request that this code runs for, if it does for one. */
export const currentRequest = (): string | undefined => storage().getStore();
