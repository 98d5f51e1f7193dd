// Before a byte of a photo is read: whether its sender is within the limits, of a day and of what is sent at once. Bars S6, S8.
import { acquire, uploadLimits } from '@/lib/concurrency-limit';
import { Failure } from '../failure';
import type { MemberCaller } from '../route';
import { takeFromPhotoLimit } from './own-photo-files';

/** What sends is asked to come again after so many milliseconds, when one of its own may be done. */
const retryPause = 5_000;

/** Does `work`, which reads the photo. Throws too_many_requests before that where one of the limits is reached. */
export async function withUploadLimits<Value>(caller: MemberCaller, work: () => Promise<Value>): Promise<Value> {
  const release = acquire(uploadLimits('call', caller.session.member.id, caller.request.headers.get('x-client-address')));
  if (!release) throw new Failure('too_many_requests', { retryAfter: retryPause });
  try {
    await takeFromPhotoLimit(caller);
    return await work();
  } finally {
    release();
  }
}
