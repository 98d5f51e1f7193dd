// That a page was left, for operators who follow an advertisement. Specification, sections 4 and 7. (C10, T18)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';

export const notePageHidden = endpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  /** An empty object, sent by beacon; browsers send it as text. The cookie `stepped`, where there is one, names the path of a page with `lb` that the visitor went further from: no bounce. */
  body: z.optional(z.object({})),
  beacon: true,
  response: z.unknown(),
  errors: [],
  access: 'anyone',
});
