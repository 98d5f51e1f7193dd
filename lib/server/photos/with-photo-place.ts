// Before a byte of a photo is read: whether its sender is within the limit, and has a place among those who are sending one. Bars S6, S8.
import { photoPlaces, takePlaces } from '@/lib/places';
import { Failure } from '../failure';
import type { MemberCaller } from '../route';
import { takeFromPhotoLimit } from './own-photo-files';

/** What sends is asked to come again after so many milliseconds, when one of its own may be done. */
const retryPause = 5_000;

/** Does `work`, which reads the photo. Throws too_many_requests before that where the limit is reached or no place is free. */
export async function withPhotoPlace<Value>(caller: MemberCaller, work: () => Promise<Value>): Promise<Value> {
  const leave = takePlaces(photoPlaces('call', caller.session.member.id, caller.request.headers.get('x-client-address')));
  if (!leave) throw new Failure('too_many_requests', { retryAfter: retryPause });
  try {
    await takeFromPhotoLimit(caller);
    return await work();
  } finally {
    leave();
  }
}
