// What a generated history of money is made of, and how its steps end. Bars M1, M2.
import { Failure } from '../failure';
import type { MemberCaller } from '../route';
import type { CompanyInMemory } from './company-in-memory';

export type Told = { /** Names of what has happened, to see that it is generated at all. */ seen: Set<string> };
export type History = Told & {
  caller: MemberCaller;
  company: CompanyInMemory;
  conversation: number;
  /** A whole number below this one. */
  below: (count: number) => number;
  /** Keys of orders, ids of messages. */
  orders: string[];
  messages: number[];
  serial: number;
};

/** What is done, under its name; called again it is the same call once more. */
export type Step = { name: string; run: () => Promise<unknown> };

export const oneOf = <Item>(list: readonly Item[], below: History['below']): Item | undefined => list[below(list.length || 1)];

/** What a member or a company may be refused, and tries no further; the code of the refusal is among what was seen. */
export const orRefused = (work: () => Promise<unknown>, { seen }: Told) =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => (error instanceof Failure ? void seen.add(error.code) : Promise.reject(error as Error)));
