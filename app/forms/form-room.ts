import type { NextRequest } from 'next/server';
import { visitorAddress } from '@/lib/api/client-address';
import { refusal } from '@/lib/api/gateway';
import { photoRules } from '@/lib/contract/photo-rules';
import { getUser } from '@/lib/contract/user';
import { acquire, uploadLimits } from '@/lib/concurrency-limit';
import { pathTo } from '@/lib/site/addresses/routes';
import { managerTrouble } from './photo-forms';
import { send, signIn } from './form-calls';
import { photoTrouble, stepPage } from './signup-forms';

/** How much of a form is read, and how to say that it is done with. */
export type FormRoom = { most: number; release: () => void };

const typed = 64 * 1024;
/** The rest of a form takes little beside its file. */
const withPhoto = photoRules.maxBytes + typed;
/** A photo that is not taken is still heard out, unread: a browser hears an answer only once it has sent all. */
const largestHeard = 100 * 1024 * 1024;

/** The forms that bring a photo: the page that each stands on, and how that page says what went wrong. */
const uploads = {
  photo: { page: () => pathTo('settings-section', { section: 'photos' }), trouble: managerTrouble },
  'signup-photo': { page: () => stepPage('photo'), trouble: photoTrouble },
};
const isUpload = (name: string): name is keyof typeof uploads => Object.hasOwn(uploads, name);

export const tooLarge = () => refusal('body_too_large', 'The form is too large.');
const lengthOf = (request: NextRequest) => Number(request.headers.get('content-length') ?? 0);

/** The answer to a form whose file is thrown away as it comes. */
async function heardOut(request: NextRequest, answer: Response): Promise<Response> {
  if (lengthOf(request) > largestHeard || !request.headers.has('content-length')) return tooLarge();
  await request.body?.pipeTo(new WritableStream()).catch(() => null);
  return answer;
}

/**
 * What may be read of a form, known before a byte of it is: of one with a photo only what a member sends, of a few at once. Else the answer: the
 * page says what is wrong.
 */
export async function roomFor(name: string, request: NextRequest): Promise<FormRoom | Response> {
  if (!isUpload(name) || (lengthOf(request) > 0 && lengthOf(request) <= typed)) return lengthOf(request) > typed ? tooLarge() : { most: typed, release: () => undefined };
  const { page, trouble } = uploads[name];
  const { answer, error } = await send(request, getUser);
  if (error && !error.authenticationRequired) return heardOut(request, trouble(error.messageKey, error.params));
  if (!answer?.user) return heardOut(request, signIn(page()));
  if (lengthOf(request) > withPhoto) return heardOut(request, trouble('err.photo_too_large'));
  const release = acquire(uploadLimits('form', answer.user.id ?? 0, visitorAddress(request.headers)));
  return release ? { most: withPhoto, release } : heardOut(request, trouble('err.too_many_requests'));
}
