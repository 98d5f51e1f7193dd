// What a window in a context of its own lacks of the globals that Node and browsers both have.
import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';

for (const [name, value] of Object.entries(streams)) if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
if (!('subtle' in crypto)) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
