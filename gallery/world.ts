// The people and answers of the gallery: those of QA's worlds, as the product reads them. e2e/mock/worlds.ts
import { Broken, type Mocks } from '@/e2e/mock/answers';
import { people as wirePeople, worlds, type World } from '@/e2e/mock/worlds';
import type { Result } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { liker, type Liker } from '@/lib/contract/likes';
import { order, type Order } from '@/lib/contract/orders';
import { profile, person, type Person, type Photo, type Profile } from '@/lib/contract/person';
import { fullAnswers } from '@/lib/contract/testing/full-answers';

/** The answer of a world to a call. */
export function told<Name extends EndpointName>(name: Name, world: World = 'member'): Result<(typeof endpoints)[Name]> {
  const answer = (worlds[world] as Mocks)[name];
  if (!answer || typeof answer === 'function' || answer instanceof Broken) throw new Error(`The world ${world} has no plain answer to ${name}`);
  return endpoints[name].response.parse(answer) as Result<(typeof endpoints)[Name]>;
}

export const people = Object.fromEntries(Object.entries(wirePeople).map(([name, each]) => [name, person.parse(each)])) as Record<keyof typeof wirePeople, Person>;

export const profileOf = (who: Person, more: Partial<Profile> = {}): Profile => ({ ...profile.parse({ ...who, about: 'Houdt van lange wandelingen en korte zinnen.', interests: ['music', 'cooking'] }), ...more });
export const likerOf = (who: Person, more: Partial<Liker> = {}): Liker => ({ ...liker.parse(who), like_new: true, ...more });

const { bundles, methods } = told('getCredits');
export const prices = { bundles, methods, cheapest: bundles[0]!, chosen: bundles[1]! };

/** The order of the contract's full answers, with what a scene changes. */
export const orderOf = (more: Partial<Order> = {}): Order => ({ ...order.parse((fullAnswers.getOrder as { order: unknown }).order), back_to: undefined, ...more });

export const photosOf = (name: string, count: number, more: (at: number) => Partial<Photo> = () => ({})): Photo[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, filename: `${name}${at + 1}.webp`, thumb_filename: `${name}${at + 1}-s.webp`, locked: false, private: false, ...more(at) }));
