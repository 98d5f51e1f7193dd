// The one call of the package compression that is made here. Bars P4, P6.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  /** Compresses what is written to the response from now on, as the request accepts it, where the filter says so. */
  function compression(options?: { filter?: Filter }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** Whether a response is of a type that gets smaller. */
    const filter: Filter;
  }
  export default compression;
}
