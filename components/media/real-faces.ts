import type { Person } from '@/lib/contract/person';

type Faced = Pick<Person, 'fictional' | 'main_image'>;

/** Whether a member has a photo that everybody may see. */
export const hasOpenPhoto = ({ main_image: image }: Pick<Person, 'main_image'>): boolean => Boolean(image && (image.filename ?? image.thumb_filename) && !image.locked);

/** Those of some members who may stand as decoration, in their order: nobody fictional, nobody behind a lock, nobody without a photo. (A05) */
export const realFaces = <P extends Faced>(people: readonly P[]): P[] => people.filter((person) => !person.fictional && hasOpenPhoto(person));
