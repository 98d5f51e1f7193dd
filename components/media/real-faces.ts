import type { Person } from '@/lib/contract/person';

type Faced = Pick<Person, 'fictional' | 'main_image'>;

/** Whether a member may stand as decoration: not fictional, and with a photo that everybody may see. (A05) */
export const hasRealFace = ({ fictional, main_image: image }: Faced): boolean => !fictional && Boolean(image) && !image?.locked;

/** Those of some members who may stand as decoration, in their order. (A05) */
export const realFaces = <P extends Faced>(people: readonly P[]): P[] => people.filter(hasRealFace);
