// GET geocode.php: the town nearest to a position. The position is used for this answer and nothing else. Specification, section 7. (C09)
import { nearestTown } from '../domain/towns';
import { Failure } from '../failure';
import { takeFromLimits } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import type { Route } from '../route';

const perMember: Bucket = { size: 20, every: 30_000 };

export const geocode: Route<'geocode'> = async ({ query: { lat, lon } }, caller) => {
  await takeFromLimits([{ key: `geocode:${caller.session.member.id}`, bucket: perMember }], caller);
  const place = nearestTown(lat, lon, caller.site.settings.countries);
  if (!place) throw new Failure('not_found');
  return place;
};
