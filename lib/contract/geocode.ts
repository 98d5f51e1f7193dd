// Which place lies nearest to a position. Specification, sections 3 (state), 7 and 9. (C09)
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { figure, number, text } from './wire';

const degrees = (most: number) => z.pipe(number, z.number().check(z.minimum(-most), z.maximum(most)));

export const place = z.object({ country: text, /** As in regions.php: 'NL-UT'. */ region: text, city: text, lat: figure, lon: figure });
export type Place = z.infer<typeof place>;

/** The answer is kept as it is; where the call fails, false. */
export const geocode = endpoint({
  method: 'GET',
  path: '/api/geocode.php',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  response: place,
  errors: ['not_found', 'too_many_requests'],
  access: 'member',
});
