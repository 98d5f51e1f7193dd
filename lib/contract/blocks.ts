// Blocking a member: from then on neither of the two sees the other or reaches them. Specification, section 2 (block or unblock). (S11)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { person } from './person';
import { flag, id, list } from './wire';

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/block.php',
  response: z.object({ /** The last one first. */ blocked: list(person) }),
  errors: [],
  access: 'member',
});

/** Whoever has blocked the caller is as unknown here as anywhere else. */
export const blockMember = endpoint({
  method: 'POST',
  path: '/api/block.php',
  body: z.object({ profile: id }),
  response: z.object({ blocked: flag }),
  errors: ['not_found'],
  access: 'member',
});

export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/block.php',
  body: z.object({ profile: id }),
  response: z.object({ blocked: flag }),
  errors: ['not_found'],
  access: 'member',
});
