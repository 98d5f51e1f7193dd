// The one call of the package compression that is made here. Bars P4, P6.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses what is written to the response from now on, as the request accepts it. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
